import { entryClass, stems } from '../../answers/index.ts'
import { ageInMonths, bearsEarTag, BREEDS, CATTLE_CLASSES, SPECIES_WORDS } from '../../terms/index.ts'
import { FORMATS } from '../formats/formats.ts'
import { columnsOf } from './columns.ts'
import { labelOf, recordOf, type FarmRows, type FarmView, type Values } from './farm-view.ts'

/** An ear tag as people write it. */
export const earTagText = (tag: unknown): string =>
  typeof tag === 'string' ? (FORMATS.ear_tag.display?.(tag) ?? tag) : ''

/** What an animal is called, by its tag or else by its working name. */
export const animalText = ({ ear_tag, name, species }: Values): string =>
  earTagText(ear_tag) || (name ? `„${String(name)}“${bearsEarTag(String(species)) ? ' (ohne Ohrmarke)' : ''}` : '')

const nameOf = (values: Values): string => {
  const tag = earTagText(values.ear_tag)
  const name = tag && values.name ? `${tag} „${String(values.name)}“` : animalText(values)
  return isGone(values) ? `${name} (abgegangen)` : name
}

/** `months` is a whole number as text. */
function ageText(months: string): string {
  const age = Number(months)
  if (age === 0) return 'unter einem Monat'
  if (age === 1) return 'ein Monat'
  if (age < 24) return `${age} Monate`
  const rest = age % 12
  const years = `${Math.floor(age / 12)} Jahre`
  return rest === 0 ? years : `${years} und ${rest} ${rest === 1 ? 'Monat' : 'Monate'}`
}

/** With her name, where she is among the farm's own. */
const motherText = (tag: unknown, name: unknown): string | null =>
  isSet(tag) ? [earTagText(tag), isSet(name) ? `„${String(name)}“` : ''].join(' ').trim() : null

const isSet = (value: unknown): boolean => value !== null && value !== undefined
const isGone = ({ left_on, status }: Values): boolean => isSet(left_on) || status === 'gone'

const namesOfFarm = new WeakMap<FarmRows, ReadonlyMap<unknown, unknown>>()

function namesByTag(farm: FarmRows): ReadonlyMap<unknown, unknown> {
  const known = namesOfFarm.get(farm)
  if (known) return known
  const made = new Map(
    (farm.all('animals') ?? []).flatMap(({ values: { ear_tag, name } }) => (ear_tag == null ? [] : [[ear_tag, name]])),
  )
  namesOfFarm.set(farm, made)
  return made
}

const calvesOf = (label: string, words: string, sex: string) =>
  entryClass(label, words, ({ values }, today) => values.sex === sex && CATTLE_CLASSES.calf.holds(values, today))

export const animalsView: FarmView = {
  name: 'animals',
  label: 'Tiere',
  example: 'Welche Kälber sind noch nicht gemeldet?',
  kinds: ['animals'],
  nouns: stems('Tier Tiere Tieren Vieh Rindvieh Einzeltier Einzeltiere'),
  neutralWords: stems('~inserting hinten Ende zurück Labor Hof Laden gehört Bestand'),
  columns: [
    ...columnsOf('animals', {
      ear_tag: { words: 'Ohrmarke Ohrmarken Ohrmarkennummer Ohrmarkennr Nummer Lebensnummer' },
      tag_state: { ignoreLabel: true, words: 'Merkmal' },
      tag_as_read: { ignoreLabel: true },
      name: { words: 'Stallnummer Name Namen Rufname Rufnamen' },
      sex: {
        words: 'Geschlecht',
        choices: {
          female: 'weiblich weibliche weiblichen Mädchen Mädel Weibchen',
          male: 'männlich männliche männlichen Männchen Bub',
        },
      },
      born_on: {
        unknownValues: [],
        highest: 'neu frisch',
        words: '~beingBorn geboren Geburt Geburtstag Geburtsdatum Geburten Geburtsjahr kam Welt',
      },
      breed: { words: 'Rasse Rassen Rassecode' },
      mother_ear_tag: { ignoreLabel: true, words: 'Mutter Mutterkuh Muttertier Abstammung', searchable: false },
      mother_born_on: { ignoreLabel: true },
      herd_id: { words: 'Herde Gruppe' },
      arrived_on: {
        words: '~buying Zugang zugegangen gekauft Zukauf Zukäufe eingestallt Kauf Kaufdatum Zukaufdatum',
      },
      arrived_from: { words: 'Herkunft Herkunftsbetrieb Verkäufer woher herhaben' },
      left_on: { words: 'Abgang Abgänge Abgangsdatum abgegangen' },
      left_to: { words: 'Verbleib Käufer verkauft' },
      left_by: {
        validSince: 'left_on',
        words: 'Abgangsart Abgangsgrund',
        choices: {
          sold: '~selling verkauft verkaufte',
          slaughtered: '~slaughtering geschlachtet Schlachtung',
          died: '~dying verendet gestorben starb starben tot Verlust Verluste verreckt krepiert',
          exported: 'ausgeführt',
        },
      },
      last_calved_on: {
        words: '~calving.done gekalbt Kalbung Kalbungen Abkalbedatum Kalbedatum gekälbert',
      },
      pregnant_until: {
        states: { running: stems('trächtig tragend tragende trächtige') },
        words: `~calving.open trächtig tragend tragende trägt kalbt kalben Kalbetermin Abkalbetermin abkalben fällig soweit niederkommen
              niederkommt entbinden`,
      },
      tagged_on: { words: '~tagging gekennzeichnet Kennzeichnung Ohrmarke Ohrmarken eingezogen geknipst gezogen' },
      birth_reported_on: {
        reports: 'born_here_on',
        words: '~reporting Geburtsmeldung gemeldet Meldung Meldedatum HIT',
      },
      bvd_sampled_on: {
        ignoreLabel: true,
        words: '~sampling Ohrstanze Ohrstanzprobe Probe Probennahme gezogen genommen beprobt gestanzt',
      },
      bvd: {
        words: 'BVD Befund Ergebnis Resultat BVDBefund BVDStatus BVDProbe Probe',
        unknownValues: ['no_sample'],
        choices: { negative: 'negativ', positive: 'positiv', pending: 'ausstehend offen', no_sample: '' },
      },
      arrival_reported_on: { givesWay: true, reports: 'arrived_on', words: '~reporting Zugangsmeldung' },
      loss_cause: { words: 'Verlustursache Todesursache Ursache woran' },
      leaving_reported_on: { givesWay: true, reports: 'left_on', words: '~reporting Abgangsmeldung' },
      status: {
        words: 'Zustand',
        choices: {
          dry: '~dryingOff trocken trockenstehend trockenstehende gestellt Trockensteher',
          lactating: '~milking laktierend laktierende melkend melkende gemolken melke melken milchgebend',
          gone: '',
          present: '',
        },
      },
      note: { ignoreLabel: true },
      species: {
        choices: {
          ...SPECIES_WORDS,
          cattle: '',
          other: '',
        },
      },
    }),
    { name: 'barn', label: 'steht in', type: 'text', words: stems('~housing Stall Stallung'), searchable: false },
    {
      name: 'age_months',
      label: 'Alter',
      type: 'number',
      unit: 'Monate',
      countedFrom: 'born_on',
      words: stems('alt Alter Lebensalter'),
      format: ageText,
    },
  ],
  roles: { where: 'barn', list: ['born_on'] },
  classes: [
    ...Object.values(CATTLE_CLASSES).map(({ label, words, holds }) =>
      entryClass(label, words, ({ values }, today) => holds(values, today)),
    ),
    entryClass(
      'ohne Ohrmarke im Ohr',
      'ohnemarke',
      ({ values: { tag_state, ear_tag, species } }) =>
        tag_state === 'missing' || (!isSet(ear_tag) && bearsEarTag(String(species))),
      { qualifies: true },
    ),
    calvesOf('Bullenkälber', 'Bullenkalb Bullenkälber Bullenkälbern Bullkalb Stierkalb Stierkälber', 'male'),
    calvesOf('Kuhkälber', 'Kuhkalb Kuhkälber Kuhkälbern Färsenkalb Färsenkälber Mutterkalb', 'female'),
  ],
  entriesOf: (rows, farm, today) => {
    const names = namesByTag(farm)
    return rows.map((row) => {
      const { values } = row
      const herd = farm.byId('herds', values.herd_id)
      const barn = labelOf(farm, 'places', herd?.values.barn_id)
      const mother = names.get(values.mother_ear_tag)
      return {
        name: nameOf(values),
        values: {
          ...values,
          barn: barn ?? null,
          mother_ear_tag: motherText(values.mother_ear_tag, mother),
          age_months: ageInMonths(values, today) ?? null,
          born_here_on: isSet(values.arrived_on) ? null : values.born_on,
        },
        record: recordOf(row, farm),
        searchTexts: [
          herd?.label,
          barn,
          mother ? `Mutter ${String(mother)}` : undefined,
          BREEDS[String(values.breed).toUpperCase()],
        ].filter((text) => text !== undefined),
      }
    })
  },
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['count', 'where'] },
  usually: {
    holds: ({ values }) => !isGone(values),
    liftedBy: ['left_by', 'left_on', 'left_to', 'loss_cause', 'leaving_reported_on'],
    liftedByPeriod: true,
    others: 'abgegangen',
  },
}
