import { wasThere, type Picture, type PictureRow } from '../../../farm/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { animalsOf, isInYear } from '../animals.ts'
import { herdLevel, KEPT_KINDS } from '../kept-species.ts'
import { breach, inOrder, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

type Count = PictureRow<'animal_counts'>

export const hitRegisterLuecke: Rule = {
  id: 'hit_register_luecke',
  title: 'Bestandsregister und HIT stimmen überein',
  register: 'bestandsregister_rind',
  legalBasis: 'ViehVerkV § 32',
  certainty: 'A',
  measure: 'Vergleich dein Register mit dem Bestand in HIT und trag fehlende Zu- und Abgänge nach.',
  reads: KEPT_KINDS,
  judge(scene) {
    const { picture, year } = scene
    const counts = picture
      .rows('animal_counts')
      .filter((count) => isInYear(count.values.date, year) && isFrom(count, /HIT/i) && isOfCattle(count, picture))
    const days = Map.groupBy(counts, ({ values }) => `${values.date} ${values.herd_id ?? ''}`)
    return [...days.values()].map((ofDay) => judgeCount(ofDay, scene))
  },
}

const isFrom = ({ values }: Count, register: RegExp): boolean => register.test(values.origin_register ?? '')

const isOfCattle = ({ values: { species, herd_id } }: Count, picture: Picture): boolean =>
  (species ?? picture.byId('herds', herd_id)?.values.species ?? 'cattle') === 'cattle'

/** What HIT has of a day: one number for all, or one for each class. */
function judgeCount(counts: readonly Count[], { picture }: Scene): Verdict {
  const { date: day = '', herd_id } = counts[0]!.values
  const total = counts.find(({ values }) => values.category == null)
  const hit = total ? (total.values.count ?? 0) : counts.reduce((sum, { values }) => sum + (values.count ?? 0), 0)
  const herd = picture.byId('herds', herd_id)
  const where = herd ? ` der Herde „${herd.label}“` : ''
  const register = inRegister(picture, day, herd)
  const text = `Am ${germanDay(day)} hat HIT ${germanNumber(hit)} Rinder${where}`
  if (!register)
    return notCheckable(counts, { text: `${text}; ein Bestand des Registers ist von diesem Tag nicht bekannt.` })
  const { least, most } = register
  if (hit < least || hit > most)
    return breach(counts, {
      text: `${text}, dein Register ${least === most ? germanNumber(least) : `${germanNumber(least)} bis ${germanNumber(most)}`}.`,
    })
  if (least === most) return inOrder(...counts)
  return notCheckable(counts, {
    text: `${text}; bei ${germanNumber(most - least)} Rindern deines Registers fehlt der Tag des Zu- oder Abgangs. Trag ihn ein.`,
  })
}

interface Known {
  least: number
  most: number
}

/** By the counts of the register itself, by the movements of herds, or by the animals that have rows of their own. */
function inRegister(picture: Picture, day: string, herd: PictureRow<'herds'> | undefined): Known | undefined {
  const counted = picture
    .rows('animal_counts')
    .filter((one) => one.values.date === day && isFrom(one, /register/i) && isOfCattle(one, picture))
    .filter(({ values }) => !herd || values.herd_id === herd.id)
  if (counted.length > 0) return exactly(counted.reduce((sum, { values }) => sum + (values.count ?? 0), 0))
  const herds = herd ? [herd] : picture.rows('herds').filter(({ values }) => values.species === 'cattle')
  const levels = herds.map((one) => herdLevel(picture, one, day))
  const known = levels.filter((level) => level !== undefined)
  if (known.length > 0 && known.length === levels.length) return exactly(known.reduce((sum, one) => sum + one, 0))
  const animals = animalsOf(picture, 'cattle').filter(({ values }) => !herd || values.herd_id === herd.id)
  const there = animals.map(({ values }) => wasThere(values, day))
  const least = there.filter((one) => one === 'yes').length
  const most = least + there.filter((one) => one === 'unknown').length
  return most === 0 ? undefined : { least, most }
}

const exactly = (amount: number): Known => ({ least: amount, most: amount })
