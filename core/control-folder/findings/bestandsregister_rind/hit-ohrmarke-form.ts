import { FORMATS, type Naming, type Picture } from '../../../farm/index.ts'
import type { Species } from '../../../terms/index.ts'
import { animalName, animalsOf, isGone, isInYear, isOfToday, type Animal } from '../animals.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const hitOhrmarkeForm: Rule = {
  id: 'hit_ohrmarke_form',
  title: 'Ohrmarkennummern haben die richtige Form',
  register: 'bestandsregister_rind',
  legalBasis: 'ViehVerkV Anl. 4, 9',
  certainty: 'A',
  measure: 'Vergleich die Nummer mit der Marke und dem Tierpass und berichtige sie.',
  reads: ['animals'],
  judge: (scene) =>
    scene.picture
      .deriveEach(
        `ear tags of ${scene.year} on ${scene.today}`,
        animalsOf(scene.picture, 'cattle', 'sheep', 'goat'),
        [],
        (animal) => judgeNumber(animal, scene),
        tagged,
      )
      .flat(),
}

/** Of the animals with the number of one, or with that which was read of it. */
const tagged: Naming<Animal, 'animals'> = {
  name: 'ear_tag',
  kind: 'animals',
  keysOf: ({ values: { ear_tag, tag_as_read } }) => [
    ...(ear_tag == null ? [] : [ear_tag]),
    ...(tag_as_read == null ? [] : [FORMATS.ear_tag.canonical(tag_as_read) ?? '']),
  ],
  keysOfRow: ({ values }) => [values.ear_tag ?? ''],
}

function judgeNumber(animal: Animal, { picture, year, today }: Scene): Verdict[] {
  const { ear_tag, species, tag_as_read, tag_state, left_on } = animal.values
  if (isGone(animal.values) ? !isInYear(left_on, year) : !isOfToday(year, today)) return []
  const read = tag_as_read == null ? '' : ` Gelesen wurde „${tag_as_read}“.`
  if (ear_tag == null) {
    const canonical = tag_as_read == null ? undefined : FORMATS.ear_tag.canonical(tag_as_read)
    const other = canonical === undefined ? undefined : byTag(picture, canonical).find((one) => one !== animal)
    if (other) return [note([animal, other], { text: `Die Nummer „${tag_as_read}“ trägt schon ${animalName(other)}.` })]
    if (tag_state === 'invalid')
      return [breach([animal], { text: `Die Ohrmarkennummer von ${animalName(animal)} ist nicht gültig.${read}` })]
    if (tag_state !== 'unreadable') return []
    const text = `Die Ohrmarke von ${animalName(animal)} ist nicht zu lesen.${read} Trag die Nummer beim Tier ein.`
    return [notCheckable([animal], { text })]
  }
  const form = formOf(ear_tag)
  const said = () => `Die Ohrmarkennummer von ${animalName(animal)}`
  if (form === 'none') return [breach([animal], { text: `${said()} hat keine gültige Form.` })]
  if (form !== 'foreign' && form !== formFor(species))
    return [breach([animal], { text: `${said()} ist die ${OWNERS[form]}.` })]
  const [same] = byTag(picture, ear_tag).filter((one) => one !== animal)
  return [same ? note([animal, same], { text: `${said()} trägt noch ein zweites Tier.` }) : inOrder(animal)]
}

const OWNERS = { cattle: 'eines Rindes', sheep: 'eines Schafes oder einer Ziege', pig: 'eines Schweins' } as const
type Form = keyof typeof OWNERS | 'foreign' | 'none'

function formOf(tag: string): Form {
  const canonical = FORMATS.ear_tag.canonical(tag)
  if (canonical === undefined) return 'none'
  if (canonical.startsWith('DE')) return 'pig'
  return canonical.startsWith('27600') ? 'cattle' : canonical.startsWith('27601') ? 'sheep' : 'foreign'
}

const formFor = (species: Species | undefined): Form => (species === 'cattle' ? 'cattle' : 'sheep')

const byTag = (picture: Picture, tag: string): readonly Animal[] => picture.referring('animals', 'ear_tag', tag)
