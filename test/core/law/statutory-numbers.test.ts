import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Numbers of the law stand in `core/law` alone. What is looked for elsewhere in the core: a passage of code (up to an
 * empty line) that names a German statute, in a comment or in a text, and has a number of its own beside it, in digits
 * or in a text as „binnen 14 Tagen“. 0 is no number of the law, nor is a length of text: what `slice` takes, or a
 * number of lines or letters.
 */
const STATUTE =
  /(?<!\p{L})(?:DüV|DüngG|ViehVerkV|BVDVV|TAMG|THAMNV|PflSchG|PflSchGerätV|PflSchAnwV|GLÖZ|GAPKond[GV]|AwSV|WDüngV|TierSch\p{L}*|RohmilchGütV|VwVfG|VwZG|VO \((?:EG|EU)\)|DVO \(EU\))(?!\p{L})/u
const LENGTH_OF_TEXT = /\.slice\([^()]*\)|\bconst \w*(?:LINES|LETTERS)\w* = \d+/g
const IN_WORDS =
  /(?<!\p{L})(?:binnen|innerhalb(?: von)?|spätestens|alle|höchstens|mindestens|über|ab|bis zu)\s+(?:\d+(?:[.,]\d+)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\s/u

/** Where a statute is named and a number beside it is none of the law. */
const NONE_OF_THE_LAW: Readonly<Record<string, string>> = {
  'core/onboarding/': 'documents that the example farm has got: their figures are those of an imagined farm',
  'core/knowledge/': 'finds statutes in texts and holds nobody to them',
  'core/farm/kinds/letters.ts': 'its example bears the reference number of an authority',
  'core/shared/time/days.ts': 'how periods run by the civil code, which sets no number of its own',
}

function numbersBeside(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((passage) => {
    if (!STATUTE.test(passage)) return []
    const code = passage.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(LENGTH_OF_TEXT, '')
    // What is put into a text is code again.
    const values = [...code.matchAll(/\$\{([^}]*)\}/g)].map(([, inside]) => inside).join('\n')
    const bare = `${code.replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g, '""').replaceAll(/\/(?![\s/*])(?:[^/\\\n]|\\.)+\/[a-z]*/g, '')}\n${values}`
    const numbers = bare.match(/(?<![\p{L}\d_$.])\d[\d_]*(?:\.\d+)?(?![\p{L}\d_$])/gu) ?? []
    const spoken = IN_WORDS.exec(code.replaceAll(/\$\{[^}]*\}/g, '…'))
    return [...numbers.filter((number) => number !== '0'), ...(spoken ? [spoken[0].trim()] : [])]
  })
}

const ROOT = new URL('../../../', import.meta.url)
const FILES = readdirSync(new URL('core/', ROOT), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('law'))
  .map((file) => `core/${file.replaceAll('\\', '/')}`)
  .filter((path) => !Object.keys(NONE_OF_THE_LAW).some((place) => path.startsWith(place)))

describe('numbers of the law', () => {
  it('stand in core/law alone', () => {
    expect(FILES.length).toBeGreaterThan(150)
    expect(
      FILES.flatMap((path) =>
        numbersBeside(readFileSync(new URL(path, ROOT), 'utf8')).map((number) => `${path}: ${number}`),
      ),
    ).toEqual([])
  })

  it.each([
    [`/** § 3 (6) DüV */\nconst HIGH = { above: 20, law: 'x' }`],
    [`after(values.born_on, 7, 'days', { why: '§ 28 ViehVerkV' })`],
    ["const law = 'binnen 14 Tagen, § 10 Absatz 2 DüV'"],
    ["const law = 'nach § 4 Absatz 4 DüV mindestens alle sechs Jahre eine Bodenprobe'"],
    ['`Grenze ${limit ?? 400} Tsd./ml (VO (EG) 853/2004)`'],
  ])('are seen in %s', (planted) => expect(numbersBeside(planted)).toHaveLength(1))

  it.each([
    ['const law = `binnen ${days} Tagen, § 10 Absatz 2 DüV`'],
    ['/** § 3 (6) DüV: above 20 mg. */\nconst HIGH = valueOn(duev.phosphatHochCal, today)'],
    ["const MOST = 14\n\nconst law = '§ 10 Absatz 2 DüV'"],
  ])('are not seen in %s', (fine) => expect(numbersBeside(fine)).toEqual([]))
})
