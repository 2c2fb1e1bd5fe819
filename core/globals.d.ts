// What the core may use of its surroundings beside the language: the parsers of addresses (URL Standard), which every
// runtime and browser has and which reach nothing.

declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  static parse(url: string, base?: string): URL | null
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

declare class URLSearchParams {
  constructor(init?: Readonly<Record<string, string>> | string)
  get(name: string): string | null
  toString(): string
}
