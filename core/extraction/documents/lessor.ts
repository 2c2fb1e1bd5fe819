import { isStreet, POSTCODE } from './sender.ts'

const TITLE = String.raw`(?:(?:Dr|Prof)\. )?`
const PERSON = String.raw`(?:Herrn?\s|Frau\s|die\s|der\s|den\s|dem\s|Eheleuten?\s|Familie\s|Erben\s)?`
/** Up to the address, a bracket or the other party. */
const NAME = String.raw`(${TITLE}\p{Lu}[\p{L}.'’&-]*(?: (?!Pächter|geb\.|wohnhaft|und (?:Herr|Frau|Hof|Landwirt|Betrieb|der|die|dem|den)|vertr|\p{Lu}\p{L}*(?:straße|str\.|weg|platz|gasse|allee|ring) \d)(?:\p{Lu}[\p{L}.'’&-]*|von|zu|der|des|und|&|sche|a\. ?d\.)){0,6})`
const EXPRESSIONS = [
  new RegExp(String.raw`Verpächter(?:in)?(?: ist)?:?\s${PERSON}${NAME}`, 'u'),
  new RegExp(String.raw`[Zz]wischen\s(?:der |dem |den )?${PERSON}${NAME.replaceAll('|und|', '|')}`, 'u'),
  new RegExp(String.raw`${PERSON}${NAME},?\s(?:nachfolgend |als |- ?)?\(?Verpächter`, 'u'),
]

/** Up to the other party, or what the lessor is called further on. */
const NEXT_PARTY = /(?<!\p{L})(?:Pächter|nachfolgend|nachstehend|im Folgenden|als Verpächter|und)(?!\p{L})/u
const FURTHEST = 160

/** Where the lessor lives, by what follows the name in the text of the lease. */
export function addressOf(lessor: string, text: string): { street?: string; postcode?: string; city?: string } {
  const at = text.indexOf(lessor)
  if (at < 0) return {}
  const after = text.slice(at + lessor.length, at + lessor.length + FURTHEST).split(NEXT_PARTY)[0]!
  const parts = after
    .split(/[,;\n()|]|\s[–—-]\s|(?<!\p{L})wohnhaft(?: in)?(?!\p{L})|\s{2,}/u)
    .map((part) => part.trim())
  const place = parts.findIndex((part) => POSTCODE.test(part))
  if (place < 0) return {}
  const [, postcode = '', city = ''] = POSTCODE.exec(parts[place]!)!
  const street = parts.slice(0, place).find(isStreet)
  return { ...(street !== undefined && { street }), postcode, city }
}

/** Who lets the land, as a lease names them; undefined where it does not. */
export const lessorIn = (text: string): string | undefined =>
  EXPRESSIONS.map((one) => one.exec(text)?.[1]?.replace(/[,.]$/, '')).find(
    (one) => one !== undefined && !/^(?:Ver)?[Pp]ächter|^(?:und|Die|Der|Das)$/u.test(one),
  )
