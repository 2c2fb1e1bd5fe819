const HERE = 'http://here.invalid'
const ALLOWED = new Set(['/konto', '/konto/passwort', '/einladung', '/oauth/authorize'])
const OF_THE_FARM = /^\/(?:quellen|zeilen\/[a-z_]{1,60})\/[0-9a-f-]{36}$/

/** Where a person goes after signing in: only ever to a page of ours, whatever an address says. */
export function localPath(text: string | null | undefined): string {
  const url = URL.parse(text ?? '', HERE)
  return url?.origin === HERE && (ALLOWED.has(url.pathname) || OF_THE_FARM.test(url.pathname))
    ? url.pathname + url.search
    : '/konto'
}
