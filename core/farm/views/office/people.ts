import { stems } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

export const peopleView: FarmView = {
  name: 'people',
  label: 'Personen',
  example: 'Wer arbeitet auf dem Hof?',
  kinds: ['people'],
  nouns: stems(
    `Person Personen Mitarbeiter Mitarbeiterin Mitarbeiterinnen Mitarbeitern Personal Leute Angestellte Angestellten
        Arbeitskräfte Arbeitskraft Beschäftigte Beschäftigten beschäftigt beschäftigen angestellt arbeitet arbeiten
        Team`,
  ),
  neutralWords: stems('Stunde'),
  heads: stems('Anlage'),
  columns: [
    ...columnsOf('people', {
      name: { ignoreLabel: true },
      role: {
        words: 'Stelle Rolle Funktion',
        choices: {
          farmer: 'Betriebsleiter Betriebsleiterin Betriebsleitung Chef Chefin',
          family: 'Familienmitglied Familienmitglieder Familienangehörige',
          employee: 'Arbeitnehmer Geselle Gesellin Melker Melkerin',
          trainee: 'Azubi Azubis Auszubildende Auszubildender Lehrling Lehrlinge',
          seasonal: 'Aushilfe Aushilfen Saisonkraft Saisonkräfte Erntehelfer',
          helper: 'Nachbarschaftshilfe',
        },
      },
      task: {
        words: `zuständig kümmert macht betreut Lehrjahr Aufgabe Aufgaben Arbeitsbereich Aufgabengebiet Aufgabenbereich Tätigkeit Job
            verantwortlich`,
      },
      hourly_rate_eur: { words: 'Stundenlohn Stundensatz Lohn verdient verdienen kriegt kostet', discreet: true },
      employed_from: {
        words:
          'eingestellt angefangen Eintritt Einstellung Eintrittsdatum Ankunft dabei angestellt beschäftigt Ausbildungsbeginn',
      },
      employed_until: {
        ahead: 'last day',
        words: `~ending ~expiring ausgeschieden aufgehört Austritt Austrittsdatum angestellt beschäftigt befristet Vertrag
            Arbeitsvertrag bleibt Lehrvertrag Ausbildungsvertrag Ende Vertragsende Ausbildungsende fertig ausgelernt`,
      },
      phone: { words: 'Telefonnummer Nummer Handynummer Handy anrufen erreiche erreichen' },
      email: { words: 'Mail EMail Mailadresse' },
      note: { ignoreLabel: true },
    }),
    {
      name: 'employment',
      label: 'Beschäftigung',
      type: 'choice',
      words: new Set(),
      choices: new Map([
        ['former', { label: 'ausgeschieden', words: stems('ehemalige ehemaligen früherer frühere') }],
        ['current', { label: 'beschäftigt', words: stems('derzeitige derzeitigen') }],
      ]),
    },
  ],
  roles: { who: 'name', since: 'employed_from', until: 'employed_until', list: ['role', 'task'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name), {
    computed: ({ employed_until: until }, _, today) => ({
      employment: typeof until === 'string' && until < today ? 'former' : 'current',
    }),
  }),
  completeness: 'log',
  tense: 'past',
  impliedBy: { entryName: ['who', 'until'], since: true },
  usually: {
    holds: ({ values }) => values.employment === 'current',
    liftedBy: ['employed_until', 'employment'],
    others: 'ausgeschieden',
  },
}

export const workingTimesView: FarmView = {
  name: 'working_times',
  label: 'Arbeitszeiten',
  kinds: ['working_times'],
  nouns: stems('Arbeitszeit Arbeitszeiten Arbeitsstunden Stundenzettel Stundenkonto gearbeitet Stunde Stunden'),
  neutralWords: stems('gemacht Zettel Uhr Uhrzeit aufgeschrieben notiert'),
  columns: columnsOf('working_times', {
    date: { ignoreLabel: true },
    person: { ignoreLabel: true },
    begins_at: { words: '~beginning angefangen begonnen losgelegt' },
    ends_at: { ignoreLabel: true, words: 'Ende Feierabend aufgehört' },
    break_minutes: { ignoreLabel: true, words: 'Pause Pausen' },
    hours: { words: 'Arbeitsstunden gearbeitet', aggregate: { by: 'sum' } },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', amount: 'hours', who: 'person_id', whoActs: true, list: ['hours', 'begins_at', 'ends_at'] },
  classes: [],
  entriesOf: eachRow(
    ({ date, person_id, person }, farm) =>
      [germanDay(date), labelOf(farm, 'people', person_id) ?? person].filter(Boolean).join(', '),
    { searchTexts: ({ person_id }, farm) => [labelOf(farm, 'people', person_id)] },
  ),
  completeness: 'log',
  tense: 'past',
}
