import { entryClass, stems, type EntryClass } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { columnsOf, textFollowing } from '../columns.ts'
import { countedTexts } from './animal-texts.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'
import { lossesOfChecks } from './losses-of-checks.ts'

const inDirection =
  (direction: string): EntryClass['holds'] =>
  ({ values }) =>
    values.direction === direction

const entriesOfRows = eachRow(
  ({ date, herd_id, category }, farm) =>
    [germanDay(date), labelOf(farm, 'herds', herd_id) ?? category].filter(Boolean).join(', '),
  {
    computed: ({ direction, note }) => ({ cause: direction === 'death' ? note : null }),
    searchTexts: (values, farm) => [...countedTexts(values, farm), labelOf(farm, 'contacts', values.partner_id)],
  },
)

/** What came into herds and left them, many at once; single animals are kept beside them. */
export const groupMovementsView: FarmView = {
  name: 'group_movements',
  label: 'Zu- und Abgänge',
  example: 'Wie viele Kälber habe ich dieses Jahr verkauft?',
  kinds: ['group_movements'],
  nouns: stems(
    `Viehbewegung Viehbewegungen Tierbewegung Tierbewegungen Gruppenbewegung Gruppenbewegungen Bestandsbewegung
        Bestandsbewegungen Bestandsveränderung Bestandsveränderungen Tier Tiere Vieh Viecher Großvieh Rindvieh`,
  ),
  neutralWords: stems('immer sonst kam kamen ging gingen gekommen gegangen Bestandsregister laut Stall Hof Stück'),
  columns: [
    ...columnsOf('group_movements', {
      date: { ignoreLabel: true },
      herd_id: { words: 'Herde Gruppe' },
      direction: { ignoreLabel: true },
      count: { ignoreLabel: true, aggregate: { by: 'sum', within: ['direction'] } },
      partner: { words: 'wohin woher Käufer Abnehmer Viehhändler Händler Verkäufer Aufkäufer' },
      partner_id: { ignoreLabel: true },
      category: { words: 'Altersklasse' },
      delivery_note: { words: 'Lieferschein Lieferscheinnummer Begleitpapier' },
      group_slaughter: { unasked: true },
      reported_on: { reports: 'date', words: 'gemeldet Meldung HIT abgemeldet angemeldet HITMeldung' },
      note: { ignoreLabel: true },
    }),
    textFollowing('cause', 'Notiz', 'woran Ursache Todesursache Verlustursache'),
  ],
  roles: { day: 'date', amount: 'count', who: 'partner', where: 'partner', list: ['direction', 'count', 'partner'] },
  // No choices: that a log tells of none is no answer.
  classes: [
    entryClass(
      'Zugänge',
      'Zugang Zugänge zugegangen dazugekommen hinzugekommen',
      ({ values }) => values.direction === 'arrival' || values.direction === 'birth',
    ),
    entryClass(
      'Zukäufe',
      '~buying Zukauf Zukäufe gekauft eingestallt angekommen reingekommen ',
      inDirection('arrival'),
    ),
    entryClass(
      'Abgänge',
      `~selling ~collecting abgegeben weggegeben hergegeben ~slaughtering ~leaving Abgang Abgänge verkauft Verkauf Verkäufe geliefert abgeholt
       geschlachtet schlachten Schlachtung Schlachtungen Schlachter Metzger vermarktet losgeworden geholt
       verladen fort übernommen `,
      inDirection('departure'),
    ),
    entryClass(
      'Verendungen',
      `~dying Verendung Verendungen verendet gestorben starb starben tot tote Verlust Verluste Todesfall
          Todesfälle krepiert verreckt totgeboren`,
      inDirection('death'),
    ),
    entryClass(
      'Geburten',
      '~beingBorn ~calving Geburt Geburten geboren Kalbung Kalbungen gekalbt Nachwuchs',
      inDirection('birth'),
      { qualifies: true },
    ),
    entryClass(
      'zum Schlachthof',
      'Schlachthof Schlachter Schlachtbetrieb Metzger Metzgerei',
      ({ values, record }) => /schlacht|metzger|fleisch/iu.test(`${values.partner} ${record.references.partner_id}`),
      { qualifies: true },
    ),
    entryClass('Umstallungen', '~moving Umstallung Umstallungen versetzt', inDirection('moved_in')),
    entryClass('Zählungen', '~counting Zählung Zählungen', inDirection('count')),
  ],
  entriesOf: (rows, farm, today) => [
    ...entriesOfRows(rows, farm, today),
    // Rows come in pieces.
    ...(rows[0] === farm.all('group_movements')?.[0] ? lossesOfChecks(farm) : []),
  ],
  completeness: 'log',
  tense: 'past',
  countsEntriesOf: 'animals',
}
