import type { Context } from 'koa'
import { HttpError } from '../pipeline/http-error.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Ends a request that a foreign web page made a browser send: the MCP transport asks for this against DNS rebinding,
 * where a page's own name suddenly leads to this server. `Host` has to be that of the base address; `Origin`, which
 * only browsers send, its origin. On a loopback base every loopback name will do.
 */
export function refuseStrangers(ctx: Context, baseUrl: string): void {
  const base = new URL(baseUrl)
  const host = urlOf(`http://${ctx.get('Host')}`)
  const origin = ctx.get('Origin')
  const local = (url: URL | undefined): boolean => LOOPBACK.has(base.hostname) && LOOPBACK.has(url?.hostname ?? '')
  if (host?.hostname !== base.hostname && !local(host))
    throw new HttpError(403, 'invalid_host', `Diese Adresse gilt nur unter ${base.host}.`)
  if (origin !== '' && origin !== base.origin && !local(urlOf(origin)))
    throw new HttpError(403, 'invalid_origin', 'Von dieser Webseite aus geht das nicht.')
}

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)
