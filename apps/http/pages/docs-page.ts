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
export function docsPage(openapi: object): string {
  const document = openapi as Document
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))]
  const sections = tags.map((tag) => `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag).map(card).join('')}</section>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)} API</title><style>${STYLE}</style></head>
<body><header><h1>${escape(document.info.title)} API <small>${escape(document.info.version)}</small></h1><p>${escape(document.info.description ?? '')}</p>
<nav>${tags.map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' ')} <a href="/openapi.json">openapi.json</a></nav></header><main>${sections.join('')}</main></body></html>`
}

function card({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = (operation.parameters ?? []).map((p) => `<tr><td><code>${escape(p.name)}</code></td><td>${escape(p.in)}${p.required ? ', required' : ''}</td><td>${escape(p.description ?? p.schema?.type ?? '')}</td></tr>`)
  const body = Object.entries(operation.requestBody?.content ?? {}).map(([type, { example }]) => `<h4>Request <code>${escape(type)}</code></h4>${code(example)}`)
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) =>
    `<details${status.startsWith('2') ? ' open' : ''}><summary><b>${status}</b> ${escape(description)}</summary>${code(Object.values(content ?? {})[0]?.example)}</details>`)
  return `<article id="${escape(operation.operationId)}"><h3><span class="${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code></h3>
<p><b>${escape(operation.summary ?? '')}.</b> ${escape(operation.description ?? '')} <em>${escape(accessOf(operation))}</em></p>
${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}${body.join('')}<h4>Answers</h4>${answers.join('')}</article>`
}

function accessOf({ security = [] }: Operation): string {
  const scope = security.flatMap((scheme) => scheme['AgentOAuth2'] ?? [])[0]
  if (security.length === 0) return 'No credential.'
  return scope ? `Session, or agent with the scope ${scope}.` : 'Session only.'
}

const code = (example: unknown): string => (example === undefined ? '' : `<pre>${escape(JSON.stringify(example, null, 2))}</pre>`)

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h1 small{font-size:1rem;font-weight:400}nav a{margin-right:.75rem}article{border:1px solid var(--line);border-radius:.5rem;padding:.25rem 1rem 1rem;margin:1rem 0}
h3 span{font-size:.8rem;padding:.15rem .5rem;border-radius:.25rem;background:#2c5f2d;color:#fff}h3 span.delete{background:#a32020}h3 span.post,h3 span.patch,h3 span.put{background:#7a4d00}
pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent);font-size:.85rem}table{border-collapse:collapse}td{border-top:1px solid var(--line);padding:.25rem .75rem .25rem 0}
summary{cursor:pointer}h4{margin:.75rem 0 .25rem}code{overflow-wrap:anywhere}`
