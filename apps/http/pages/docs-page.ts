import { html, type Html } from './html.ts'
import { makePage, type Page } from './page.ts'

/** The part of an OpenAPI document that the page shows. */
interface Document {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
}

interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; schema?: { type?: string }; description?: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { example?: unknown }> }>
}

/** The API reference as one page without scripts, made from the OpenAPI document. */
export function docsPage(openapi: object): Page {
  const { info, paths = {} } = openapi as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => tagOf(operation)))]
  const sections = tags.map(
    (tag) =>
      html`<section id="${tag}"><h2>${tag}</h2>${operations.filter(({ operation }) => tagOf(operation) === tag).map(card)}</section>`,
  )
  return makePage({
    lang: 'en',
    title: `${info.title} API`,
    style: STYLE,
    body: html`<header><h1>${info.title} API <small>${info.version}</small></h1><p>${info.description}</p>
<nav>${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}<a href="/openapi.json">openapi.json</a></nav></header><main>${sections}</main>`,
  })
}

const tagOf = ({ tags }: Operation): string => tags?.[0] ?? 'Other'

function card({ path, method, operation }: { path: string; method: string; operation: Operation }): Html {
  const parameters = (operation.parameters ?? []).map(
    (p) =>
      html`<tr><td><code>${p.name}</code></td><td>${p.in}${p.required && ', required'}</td><td>${p.description ?? p.schema?.type}</td></tr>`,
  )
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { example }]) => html`<h4>Request <code>${type}</code></h4>${code(example)}`,
  )
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const example = code(Object.values(content ?? {})[0]?.example)
    const open = status.startsWith('2') && html` open`
    return html`<details${open}><summary><b>${status}</b> ${description}</summary>${example}</details>`
  })
  return html`<article id="${operation.operationId}"><h3><span class="${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p><b>${operation.summary}.</b> ${operation.description} <em>${accessOf(operation)}</em></p>
${parameters.length > 0 && html`<table>${parameters}</table>`}${body}<h4>Answers</h4>${answers}</article>`
}

function accessOf({ security = [] }: Operation): string {
  const scope = security.flatMap((scheme) => scheme['AgentOAuth2'] ?? [])[0]
  if (security.length === 0) return 'No credential.'
  return scope ? `Session, or agent with the scope ${scope}.` : 'Session only.'
}

const code = (example: unknown): Html | undefined =>
  example === undefined
    ? undefined
    : html`<pre>${typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</pre>`

const STYLE = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h1 small{font-size:1rem;font-weight:400}nav a{margin-right:.75rem}article{border:1px solid var(--line);border-radius:.5rem;padding:.25rem 1rem 1rem;margin:1rem 0}
h3 span{font-size:.8rem;padding:.15rem .5rem;border-radius:.25rem;background:#2c5f2d;color:#fff}h3 span.delete{background:#a32020}h3 span.post,h3 span.patch,h3 span.put{background:#7a4d00}
pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent);font-size:.85rem}table{border-collapse:collapse}td{border-top:1px solid var(--line);padding:.25rem .75rem .25rem 0}
summary{cursor:pointer}h4{margin:.75rem 0 .25rem}code{overflow-wrap:anywhere}`
