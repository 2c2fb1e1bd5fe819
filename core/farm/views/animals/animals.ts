import { entryClass, stems } from '../../../answers/index.ts'
import { bearsEarTag, BREEDS, CATTLE_CLASSES, SPECIES_WORDS } from '../../../terms/index.ts'
import { isSteer, notKeptAs, STEERS } from './cattle-of-herds.ts'
import { columnsOf } from '../columns.ts'
import { labelOf, recordOf, type FarmView } from '../farm-view.ts'
import { headsOf, withRowsOnly } from './heads-beside-rows.ts'
import { agesOf, ageText, isGone, isSet, motherText, nameOf, namesByTag, whereaboutsOf } from './one-animal.ts'

const calvesOf = (label: string, words: string, sex: string) =>
  entryClass(label, words, ({ values }, today) => values.sex === sex && CATTLE_CLASSES.calf.holds(values, today))

/** What says most of one animal. */
const ALONE = [
  'herd_id',
  'barn',
  'born_on',
  'mother_ear_tag',
  'status',
  'pregnant_until',
  'last_calved_on',
  'arrived_on',
  'arrived_from',
  'left_on',
  'left_by',
  'left_to',
  'loss_cause',
  'tag_state',
  'note',
]

export const animalsView: FarmView = {
  name: 'animals',
  label: 'Tiere',
  example: 'Welche Kälber sind noch nicht gemeldet?',
  furtherExamples: ['Wie alt ist Alma?'],
  kinds: ['animals'],
  nouns: stems('Tier Tiere Tieren Vieh Rindvieh Einzeltier Einzeltiere'),
  neutralWords: stems('~inserting hinten Ende zurück Labor Hof Laden gehört Bestand Viehbestand Tierbestand'),
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
        words: '~beingBorn geboren Geburt Geburtstag Geburtsdatum Geburten Geburtsjahr Welt',
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
      left_to: { words: 'Käufer verkauft' },
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
        choicesAhead: ['pending'],
        choices: { negative: 'negativ', positive: 'positiv', pending: 'ausstehend offen', no_sample: '' },
      },
      arrival_reported_on: { givesWay: true, reports: 'arrived_on', words: '~reporting Zugangsmeldung' },
      loss_cause: { words: 'Verlustursache Todesursache Ursache woran' },
      leaving_reported_on: {
        givesWay: true,
        reports: 'left_on',
        words: '~reporting Abgangsmeldung abgemeldet Abmeldung',
      },
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
    {
      name: 'whereabouts',
      label: 'Verbleib',
      type: 'text',
      words: stems('Verbleib Tierverbleib'),
      searchable: false,
    },
    { name: 'came_on', label: 'auf dem Hof seit', type: 'day', words: stems('Ankunft kam kamen gekommen') },
    {
      name: 'stay_days',
      label: 'Aufenthalt',
      type: 'number',
      unit: 'Tage',
      words: stems('Aufenthalt Aufenthaltsdauer'),
    },
  ],
  roles: { who: 'left_to', where: 'barn', list: ['born_on'], alone: ALONE },
  classes: [
    ...Object.entries(CATTLE_CLASSES).map(([name, { label, words, holds }]) =>
      entryClass(
        label,
        words,
        ({ values }, today) => holds(values, today) && !(values.not_kept_as as string[]).includes(name),
      ),
    ),
    entryClass(STEERS.label, STEERS.words, ({ values }) => values.is_steer === true),
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
    const heads = headsOf(farm, today)
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
          ...agesOf(values, today),
          whereabouts: whereaboutsOf(values, barn),
          heads,
          is_steer: isSteer(values, farm, today),
          not_kept_as: notKeptAs(values, farm),
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
  countsOnly: withRowsOnly,
  tense: 'past',
  impliedBy: {
    entryName: ['count', 'where', 'what', 'request', 'who', 'which'],
  },
  usually: {
    holds: ({ values }) => !isGone(values),
    liftedBy: ['whereabouts', 'left_by', 'left_on', 'left_to', 'loss_cause', 'leaving_reported_on'],
    liftedByPeriod: true,
    others: 'abgegangen',
  },
}
