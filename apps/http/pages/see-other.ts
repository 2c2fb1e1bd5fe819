import type { Context } from 'koa'

/** After a form, a redirect that the browser follows with GET. */
export function seeOther(ctx: Context, address: string): void {
  ctx.redirect(address)
  ctx.status = 303
}
