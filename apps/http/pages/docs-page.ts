import { DOCS_SCRIPT } from './docs-script.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { html, preformatted, type Html } from './html.ts'
import { makePage, type Page } from './page.ts'

interface Described {
  description?: string
  content?: Record<string, { example?: unknown; schema?: object }>
  $ref?: string
}

/** The part of an OpenAPI document that the page shows. */
interface Document {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { responses?: Record<string, Described> }
}

interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, Described>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: { type?: string; enum?: unknown[] }
  description?: string
}

interface Call extends Operation {
  path: string
  method: string
}

/**
 * The API reference as one page, made from the OpenAPI document: collapsed routes by group, readable without its
 * script, which adds the search and the trying.
 */
export function docsPage(openapi: object): Page {
  const { info, paths = {}, components = {} } = openapi as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, ...operation })),
  )
  const shown = {
    examples: new Examples(),
    failures: new Map<string, string>(),
    shared: sharedParameters(calls),
    usual: usualFailures(calls),
    everywhere: failuresEverywhere(calls),
  }
  const groups = [...Map.groupBy(calls, groupOf)].map(
    ([name, routes]) =>
      html`<details class="group" id="${anchorOf(name)}"><summary><h2>${name}</h2> <small>${routes.length}</small></summary>${routes.map((call) => routeOf(call, shown))}</details>`,
  )
  return makePage({
    lang: 'en',
    title: `${info.title} API`,
    style: DOCS_STYLE,
    script: DOCS_SCRIPT,
    body: html`<header><h1>${info.title} API <small>${info.version}</small></h1><p>${info.description}</p>
<p><a href="/openapi.json">openapi.json</a> · <a href="#signing-in">Signing in</a> · <a href="#errors">Errors</a></p>
<input id="search" type="search" placeholder="Search routes" aria-label="Search routes" autocomplete="off" hidden></header>
<main>${SIGNING_IN}${groups}${parametersOf(shown.shared)}${errorsOf(components.responses ?? {}, shown.everywhere)}</main>`,
  })
}

const SIGNING_IN = html`<details class="group" id="signing-in" open><summary><h2>Signing in</h2></summary>
<p>Send <code>Authorization: Bearer …</code>. There are three kinds of bearer:</p>
<ul><li><b>A person’s session</b> reaches every route. The web client gets it by authorization code with PKCE from <code>/oauth/authorize</code> as <code>hofkern-web</code>, with the base address as <code>resource</code>; it lasts 15 minutes and is refreshed at <code>/oauth/token</code>. On the server, <code>npx hofkern users create --email …</code> makes an account and <code>npx hofkern token issue --email …</code> prints a session of it.</li>
<li><b>An agent’s token</b> reaches <code>/mcp</code> and the routes that name a scope. An agent registers at <code>/oauth/register</code> and asks with <code>/mcp</code> as <code>resource</code>; the person consents to each scope. Discovery: <code>/.well-known/oauth-protected-resource/mcp</code>.</li>
<li><b>An access token</b> (<code>hk_pat_…</code>) reaches what an agent with its scopes reaches. People make one under <a href="/konto">Zugriffe</a> for programs of their own.</li></ul>
<p><label for="token">A bearer to try routes with; it leaves this page only with the calls that you send.</label> <input id="token" autocomplete="off" spellcheck="false"></p></details>`

/** Kinds of rows have the same routes each: every kind is a group. */
const groupOf = ({ tags, path }: Call): string => {
  const [, area, kind] = path.split('/')
  return area === 'workspace' && kind !== undefined ? `Workspace: ${kind}` : (tags?.[0] ?? 'Other')
}

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z_]+/g, '-')

/** What is told at each route only once for all. */
interface Shown {
  examples: Examples
  /** The route at which all the failures of a route were told first, by what they are. */
  failures: Map<string, string>
  shared: ReadonlyMap<string, Parameter>
  /** When many routes fail the same way. */
  usual: ReadonlySet<string>
  /** Failures that most routes have, told once. */
  everywhere: ReadonlySet<string>
}

function routeOf(call: Call, shown: Shown): Html {
  const { examples, shared } = shown
  const { path, method, operationId, summary, description, parameters = [], requestBody, responses } = call
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {})
  const takes = type !== undefined && html` data-body="${type}"`
  const verb = html`<span class="${method}">${method.toUpperCase()}</span>`
  return html`<details class="route" id="${operationId}"${takes}><summary>${verb} <code>${path}</code> ${summary}</summary>
<p>${description} <em>${accessOf(call)}</em></p>
${parameters.length > 0 && html`<table>${parameters.map((parameter) => parameterOf(parameter, shared))}</table>`}
${type !== undefined && html`<h4>Request${type !== 'application/json' && html` <code>${type}</code>`}</h4>${examples.showBody(body!.example, operationId)}`}
<h4>Answers</h4>${answersOf(responses, operationId, shown)}</details>`
}

function parameterOf({ name, in: place, required, schema, description }: Parameter, shared?: Shown['shared']): Html {
  if (description !== undefined && shared?.get(name)?.description === description)
    return html`${rowOf(place)}<td><a href="#parameters">${name}</a>`
  const told = description ?? schema?.enum?.join(' | ') ?? (schema?.type !== 'string' && schema?.type)
  const [at, must] = [place !== 'query' && `${place}. `, required && place !== 'path' && 'Required. ']
  return html`${rowOf(place)}<td>${name}<td>${at}${must}${told}`
}

/** Most parameters are of the query, which goes without saying. */
const rowOf = (place: string): Html => (place === 'query' ? html`<tr data-in>` : html`<tr data-in="${place}">`)

/** What succeeds with its example; what fails in a line, for it stands below once. */
function answersOf(
  responses: Operation['responses'],
  route: string,
  { examples, failures: told, usual, everywhere }: Shown,
): Html[] {
  const all = Object.entries(responses)
  const successes = all.filter(([, { $ref }]) => $ref === undefined)
  const failures = all.filter(([, { $ref }]) => $ref !== undefined)
  const same = JSON.stringify(failures)
  const before = told.get(same)
  if (before === undefined) told.set(same, route)
  return [
    ...successes.map(([status, { description, content }]) => {
      const example = examples.show(Object.values(content ?? {})[0]?.example, route)
      return html`<p><b>${status}</b> ${description}</p>${example}`
    }),
    before === undefined
      ? html`<p>${failures
          .filter(([, failure]) => !nameOf(failure).some((name) => everywhere.has(name)))
          .map(([status, failure]) => failureOf(status, failure, usual))}<a href="#errors">as everywhere</a></p>`
      : html`<p>Fails as <a href="#${before}">${before}</a>.</p>`,
  ]
}

function failureOf(status: string, { $ref, description = '' }: Described, usual: Shown['usual']): Html {
  const anchor = $ref!.split('/').at(-1)
  return html`<a href="#${anchor}">${status}</a> ${OWN.has(status) && !usual.has(description) && description} `
}

const linkTo = (anchor: string): Html => html`<a href="#${anchor}">${anchor}</a> `

/** Failures that mean something else at each route. */
const OWN = new Set(['400', '404', '409', '412'])

/** What most routes may answer with, by the same words. */
function failuresEverywhere(calls: readonly Call[]): Set<string> {
  const named = calls.flatMap(({ responses }) => Object.values(responses).flatMap(nameOf))
  const alike = Map.groupBy(named, (name) => name)
  return new Set([...alike].filter(([, { length }]) => length > calls.length / 2).map(([name]) => name))
}

/** A failure that is told below, by its place there and what is said of it; nothing for a success. */
const nameOf = ({ $ref, description = '' }: Described): string[] =>
  $ref === undefined ? [] : [`${$ref.split('/').at(-1)} ${description}`]

/** Parameters that many routes have and that mean the same at each. */
function sharedParameters(calls: readonly Call[]): Map<string, Parameter> {
  const all = calls.flatMap(({ parameters = [] }) => parameters).filter(({ description }) => description !== undefined)
  const alike = Map.groupBy(all, ({ name, description }) => `${name} ${description}`)
  const frequent = [...alike.values()].filter(({ length }) => length >= 10).toSorted((a, b) => a.length - b.length)
  return new Map(frequent.map(([parameter]) => [parameter!.name, parameter!]))
}

const parametersOf = (shared: Shown['shared']): Html =>
  html`<details class="group" id="parameters"><summary><h2>Parameters</h2></summary>
<p>Where they mean the same at every route that takes them.</p>
<table>${[...shared.values()].map((parameter) => parameterOf(parameter))}</table></details>`

/** What many routes say word for word of a failure that has other reasons elsewhere. */
function usualFailures(calls: readonly Call[]): Set<string> {
  const said = calls.flatMap(({ responses }) => Object.values(responses)).filter(({ $ref }) => $ref !== undefined)
  const alike = Map.groupBy(said, ({ description = '' }) => description)
  return new Set([...alike].filter(([, { length }]) => length >= 10).map(([description]) => description))
}

const errorsOf = (responses: Record<string, Described>, everywhere: Shown['everywhere']): Html =>
  html`<details class="group" id="errors"><summary><h2>Errors</h2></summary>
<p>All but 422 have <code>detail</code> (German, what to do), <code>code</code> (stable) and <code>request_id</code>.</p>
<p>As everywhere: ${[...everywhere].map((name) => linkTo(name.split(' ')[0]!))}</p>
<table>${Object.entries(responses).map(
    ([name, { content, description }]) =>
      html`<tr id="${name}"><td>${name}</td><td>${codesOf(content).map((code) => html`<code>${code}</code> `)}<br>${description}</td></tr>`,
  )}</table></details>`

function codesOf(content: Described['content']): string[] {
  const schema = content?.['application/json']?.schema as { properties?: { code?: { enum?: string[] } } } | undefined
  return schema?.properties?.code?.enum ?? []
}

function accessOf({ security = [] }: Operation): string {
  const scope = security.flatMap((scheme) => scheme['AgentOAuth2'] ?? [])[0]
  if (security.length === 0) return 'No credential.'
  if (security.some((scheme) => 'ServiceKey' in scheme)) return 'Service key.'
  return scope ? `Session, or agent with the scope ${scope}.` : 'Session only.'
}

/** Examples, each shown where it comes first. */
class Examples {
  readonly #shown = new Map<string, string>()

  show(example: unknown, route: string): Html | undefined {
    if (example === undefined) return undefined
    const text = textOf(example)
    // The version of a row is all that tells some apart.
    const same = text.replace(VERSION, '')
    const before = this.#shown.get(same)
    if (before !== undefined) return html`<p>As at <a href="#${before}">${before}</a>.</p>`
    this.#shown.set(same, route)
    for (const item of itemsOf(example)) this.#shown.set(textOf(item).replace(VERSION, ''), route)
    return preformatted(text)
  }

  /** What a try begins with, so it stands with its route. */
  showBody(example: unknown, route: string): Html {
    const text = textOf(example ?? {})
    this.#shown.set(text, route)
    return preformatted(text, 'body')
  }
}

const VERSION = /^ "version": \d+,$/m

/** What a list shows one by one needs not be shown again by itself. */
const itemsOf = (example: unknown): unknown[] => (example as { items?: unknown[] } | null)?.items ?? []

const textOf = (example: unknown): string => (typeof example === 'string' ? example : JSON.stringify(example, null, 1))
