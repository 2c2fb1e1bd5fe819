import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeAnswerFromLaw } from '../../../core/control-folder/answers/answer-from-law.ts'
import type { EarlierTurn } from '../../../core/answers/index.ts'
import type { CaseRows } from '../../../core/control-folder/index.ts'
import type { Picture } from '../../../core/farm/index.ts'
import { addDays } from '../../../core/shared/time/days.ts'
import { aFarmer } from '../../builders/farm.ts'
import { pictureOfStory } from '../../builders/story.ts'
import { pictureOf } from '../../builders/picture.ts'

const TODAY = '2026-05-20'
const { namespaceId } = aFarmer()
const STORY = pictureOfStory(namespaceId, TODAY)
/** As the thesaurus of the house calls them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = { odel: ['gülle'], adel: ['jauche'] }

const law = (picture: Picture, today: string) =>
  makeAnswerFromLaw({
    farmPictures: { of: async () => picture },
    clock: { now: () => Date.parse(`${today}T10:00:00Z`) },
    synonyms: { of: (word) => SYNONYMS[word] ?? [] },
  })

const asked = (question: string, picture: Picture = STORY, today = TODAY, previous: EarlierTurn[] = []) =>
  law(picture, today).answer({ namespaceId, question, previous })

/** „Ja“, „Nein“ or neither, with which an answer begins. */
const saidOf = async (...[question, picture, today]: Parameters<typeof asked>): Promise<'Ja' | 'Nein' | 'told'> => {
  const fact = await asked(question, picture, today)
  expect([question, fact?.answered]).toEqual([question, true])
  return (/^(Ja|Nein)\./.exec(fact!.text)?.[1] as 'Ja' | undefined) ?? 'told'
}

const NI = { name: 'Hof', state: 'NI' } as const
type Field = NonNullable<CaseRows['fields']>[number]
const farm = (field: Partial<Field>, more: CaseRows = {}): Picture =>
  pictureOf({ holdings: [NI], fields: [{ name: 'Koppel', red_zone: 'no', ...field }], ...more })
const GRASS = { use: 'grassland', permanent_grassland: true } as const

it('says nothing to a question that a model has put into other words', async () => {
  const question = 'Darf ich heute auf der Hauswiese Gülle fahren?'
  const reworded = { from: 'Kann ich da mit dem Odel raus?', to: question }
  expect(await law(STORY, TODAY).answer({ namespaceId, question, reworded })).toBeUndefined()
})

it('tells of nitrogen that is not known exactly both ends, and how much is too much of each', async () => {
  const picture = pictureOf({
    holdings: [{ ...NI, areas: [{ year: 2026, agricultural_ha: 30 }] }],
    herds: [{ name: 'Rinder', species: 'cattle', average_count: 100, years: [{ year: 2026, n_excretion_kg: 100 }] }],
  })
  const told = await asked('Wie steht es um die 170 kg?', picture)
  expect(told?.text).toContain('233,3 bis 283,3 kg je Hektar an, auf 30 ha: 63,3 bis 113,3 kg je Hektar zu viel.')
})

describe('what the law says of the example farm', () => {
  it.each<[question: string, ...told: string[]]>([
    ['Darf ich heute auf der Hauswiese Gülle fahren?', 'keine Sperrfrist', '01.11.2026', 'streifenförmig', 'Wetter'],
    ['derf i heid auf der Hauswiese odel fahrn', '20.05.2026', 'keine Sperrfrist', 'DüV § 6 Abs. 8'],
    ['gülle ausbringen hauswise heute erlaubt', 'keine Sperrfrist', '„Hauswiese“'],
    ['Jauche fahrn auf der Wümmewiese morgen, geht das?', '21.05.2026', 'keine Sperrfrist'],
    ['Darf ich im Januar auf der Kuhweide Gülle fahren?', 'Nein.', '01.11.2026', '31.01.2027'],
    ['Wann beginnt die Sperrfrist auf dem Steinacker?', 'mit der Ernte der letzten Hauptfrucht', '31.01.'],
    ['Wann ist Sperrfrist?', '01.11.2026', 'Festmist', '01.12.2026', '15.01.2027', 'Phosphat', '4 Wochen'],
    ['Wann darf ich nach dem Winter wieder Odel fahren?', '31.01.2027', 'Ackerland'],
    ['Darf ich zur Zwischenfrucht Gülle fahren?', '60 kg', '01.10.', '15.09.', '§ 6 Abs. 9'],
    ['Muss ich Alma melden?', '21.03.2019', 'nicht eingetragen'],
    ['Brauche ich eine Bodenprobe für die Hauswiese?', '14.11.2028'],
    ['Bis wann muss der Sammelantrag abgegeben sein?', '15.05.', '12.05.2026'],
    ['Bis wann muss die Anlage 5 fertig sein?', '31.03.', 'DüV § 10'],
    ['Gilt gerade die Sperrfrist?', 'Nein.', '„Steinacker“', '„Hauswiese“'],
    ['Ist die Bodenprobe auf dem Langen Kamp zu alt?', 'Ja.', '18.02.2025'],
    ['Darf ich auf dem Moorstück im Oktober Gülle fahren?', 'rotes Gebiet', 'ausgesetzt', 'fehlt der Tag der Ernte'],
    ['Darf ich auf dem Langen Kamp DAP streuen?', '22 mg', 'mehr als 20', 'wie die Ernten abfahren', '§ 3 Abs. 6'],
    ['Wie viel Phosphat darf ich auf dem Langen Kamp geben?', '22 mg', 'Abgefahren|lässt sich nicht rechnen'],
    ['Wie viel Gülle darf ab September auf die Hauswiese?', '80 kg', 'DüV § 6 Abs. 11'],
    ['Wie viel Stickstoff darf ich im Herbst noch geben?', '80 kg', '60 kg', '30 kg', '§ 6 Abs. 9'],
    ['Wie lange darf ich die Düngung nachtragen?', '14 Tage', 'DüV § 10 Abs. 2', 'keine offen'],
    ['Welche Düngung ist zu spät aufgezeichnet worden?', 'Zu spät aufgezeichnet', '25.03.2026', '20.03.2026'],
    ['wie lang hab ich zeit zum nachtragen von der gülle', '14 Tage'],
    ['Bis wann muss die Düngung vom 22.04. aufgezeichnet sein?', '06.05.2026', '24.04.2026'],
    ['Wann muss Gülle auf dem Maisacker eingearbeitet sein?', '1 Stunde nach Beginn', '§ 6 Abs. 1', '„Hinterm Deich“'],
    ['Muss ich Mist einarbeiten?', 'Festmist von Huf- und Klauentieren', 'nicht eingearbeitet'],
    ['Darf ich Harnstoff ohne Hemmstoff streuen?', '4 Stunden', '§ 6 Abs. 2'],
    ['Muss ich Gülle mit Schleppschuh fahren?', 'streifenförmig', '§ 6 Abs. 3 S. 1', '§ 6 Abs. 3 S. 2'],
    ['Welchen Abstand zum Graben muss ich auf dem Bergfeld halten?', '4 m', '1 m', 'GLÖZ 4', '8 m', 'Hangneigung'],
    ['Wie weit muss ich beim Spritzen vom Bach wegbleiben?', '10 m', '5 m', 'PflSchAnwV § 4a'],
    ['Wie viel organischen Stickstoff darf ich noch ausbringen?', '170 kg', '85 ha', 'frei'],
    ['Wie steht es um die 170 kg?', '170 kg', '§ 6 Abs. 4'],
    ['Wann ist die nächste Bodenprobe auf dem Bergfeld fällig?', '16.03.2027', '§ 4 Abs. 4'],
    ['Bis wann muss das Kalb 00042 gemeldet sein?', '22.05.2026', '7 Tage'],
    ['Wie schnell braucht ein Kalb eine Ohrmarke?', '7 Tage', 'ViehVerkV § 27'],
    ['Bis wann muss Kalb 00043 auf BVD getestet sein?', '04.05.2026', 'BVDVV § 3'],
    ['Bis wann muss ich einen Zugang melden?', '7 Tage', '§ 29'],
    ['Reicht mein Güllelager?', 'Ja.', '1.770 m³', '6 Monate', 'DüV § 12'],
    ['Welche Mindestbodenbedeckung brauche ich im Winter?', '80 %', '44 von 55 ha', '§ 17'],
    ['Darf ich 2027 auf dem Langen Kamp wieder Mais anbauen?', 'Nein.', '2025 Silomais', '§ 18 Abs. 1'],
    ['Darf ich mit meiner Spritze noch spritzen?', 'Nein.', '31.12.2025', 'PflSchGerätV § 3'],
    ['Wie lange muss ich Spritzaufzeichnungen aufheben?', '3 Jahre', 'PflSchG § 11'],
    ['düngeunterlagen wie lange aufbewahren', '7 Jahre', 'Düngejahres'],
    ['Wie lange muss ich die Belege vom Tierarzt behalten?', '5 Jahre', 'THAMNV'],
    ['Bis wann muss ich die Aufzeichnung der Spritzung vom Mai 2026 aufheben?', '31.12.2029'],
    ['Wie lange hebt man Lieferscheine für Gülle auf?', '3 Jahre', 'WDüngV'],
    ['Wie oft muss ich zur Fortbildung für Pflanzenschutz?', '3 Jahren', '11.06.2026', 'PflSchG § 9 Abs. 4'],
    ['Ab wann müssen Spritzaufzeichnungen digital sein?', '01.01.2027', '31.12.2026', '30 Tagen'],
    ['Wie schnell muss ich eine Behandlung ins Bestandsbuch eintragen?', '2 Tagen', 'THAMNV § 2'],
    ['Bis wann muss ich Antibiotika melden?', '14.07.2026', 'TAMG § 55'],
    ['Ab wann kann Alma zum Schlachter?', '18.05.2026', '19.05.2026', '6 Tage', 'Mastivet'],
    ['Wann darf Alma wieder in den Tank?', '16.05.2026', '17.05.2026', '96 Stunden'],
    ['Wann darf ich den Weizen dreschen nach der Spritzung?', '35 Tage', '16.06.2026', '„Moorstück“'],
    ['Bis wann kann ich den Sammelantrag noch korrigieren?', '30.09.2026', 'GAPInVeKoSV § 12'],
    ['Muss ich für 2025 noch eine Stoffstrombilanz machen?', 'Nein.', '08.07.2025'],
    ['Muss ich vor dem Güllefahren den Düngebedarf ausrechnen?', '50 kg', '30 kg', 'DüV §§ 3 Abs. 2'],
    ['Was gilt im roten Gebiet?', '80 %', '170 kg', '01.10.2026', 'ausgesetzt'],
    ['Darf ich den Steinacker im Dezember pflügen?', '01.12.', '15.02.', 'keine Erosionsklasse'],
    ['Darf ich die Hauswiese umbrechen?', 'Genehmigung', 'GAPKondG § 5'],
    ['Wie hoch darf die Zellzahl sein?', '400.000', '3 Monaten'],
    ['Was ist der Grenzwert bei der Keimzahl?', '100.000', '2 Monaten'],
    ['Wie weit muss die Mistplatte vom Brunnen weg sein?', '50 m', '20 m', 'AwSV § 51'],
    ['Darf ich in den blühenden Raps spritzen?', 'BienSchV § 2', '60 m'],
    ['Muss ich die Gülleabgabe an den Nachbarn aufschreiben?', '1 Monat', '200 t', 'WDüngV § 3'],
    ['Wann geht das Güllefahren auf Grünland wieder los?', '01.11.2026', '31.01.2027'],
    ['Kann ich zu Weihnachten Mist streuen?', 'Nein.', '24.12.2026', '26.12.2026'],
    ['Darf ich an Ostern auf der Hauswiese Gülle ausbringen?', '26.03.2027', '29.03.2027', 'keine Sperrfrist'],
    ['Darf ich heute, am 20. Mai, auf der Hauswiese Gülle fahren?', 'keine Sperrfrist', '20.05.2026'],
    // As it is spoken
    ['Derf i jetz Häihnermischt ausbringa?', '„Hinterm Deich“'],
    ["Wie wiet mutt ik vun'n Graben af blieven mit Gülle?", '4 m', 'DüV § 5 Abs. 2'],
    ['Darf ich dreimal hintereinander Mais anbauen?', 'GLÖZ 7', '§ 18 Abs. 1'],
    ['Gibt es für Mist eine Sperrfrist?', '01.12.2026', '15.01.2027'],
    ['Muss ich auf dem Langen Kamp die Frucht wechseln?', '2025 Silomais', 'GLÖZ 7'],
    ['Wie oft darf ich Mais nach Mais bauen?', 'GLÖZ 7', '§ 18 Abs. 1'],
    ['Darf ich im roten Gebiet im Herbst noch düngen?', '80 %', '01.10.2026'],
    ['Wie lange hält ein Spritzentüv?', '6 Kalenderhalbjahre', '31.12.2025'],
    ['Muss ich beim Spritzen den Imker fragen?', 'Zustimmung des Imkers', '60 m'],
    ['Wie lange muss ich den Lieferschein vom Futter aufheben?', '8 Jahre'],
    ['Kann ich morgen früh spritzen?', 'Wetter kenne ich', '5 m/s', '50 %', '25 °C', '31.12.2025'],
    ['Ist heute ein guter Tag zum Gülle fahren?', 'Wetter kenne ich', 'keine Sperrfrist', '01.11.2026'],
    ['Darf ich heute auf der Hauswiese Gülle fahren, wenn es regnet?', 'Wetter kenne ich', 'keine Sperrfrist'],
    ['Kalb ist da, wie viel Zeit hab ich für die Geburtsmeldung?', '7 Tage', '00042', 'noch 2 Tage'],
    ['Bis wann muss das jüngste Kalb, die 42, gemeldet sein?', '22.05.2026', 'noch 2 Tage'],
    ['Wie viele Tage nach der Geburt haben wir das 41er Kalb gemeldet?', '10 Tage nach der Geburt', '13.05.2026'],
    ['Wann muss Elsas Kalb gemeldet sein?', '00042', '22.05.2026'],
    ['Wann ist Sperre für Stallmist außerhalb vom roten Gebiet?', '01.12.2026', '15.01.2027'],
    ['Wie breit ist der Pufferstreifen bei GLÖZ 4 vorgeschrieben?', '3 m', 'GAPKondV § 15'],
    ['Wie nah darf ich mit dem Schleuderstreuer an den Bach?', '4 m', '1 m', 'DüV § 5 Abs. 2'],
    ['Wie viel Stickstoff darf im Durchschnitt aus Kompost kommen?', '510 kg', '3 Jahren', 'kein Kompost'],
    ['Antibiotikameldung, letzter Termin?', '14.07.2026'],
    ['Wie viel Gesamt-N darf im Herbst zum Raps?', '60 kg', '30 kg'],
    ['Bis wann muss die Anlage 5 vom letzten Jahr zusammengestellt sein?', '31.03.', '24.03.2026'],
    ['Wann spätestens muss ich melden, wenn ich einen Bullen zukaufe?', '7 Tage', '§ 29'],
    ['Wer muss demnächst zur Schulung?', 'Hinnerk Behrens', '11.06.2026', 'noch 22 Tage'],
    ['Wie viele Tage lag die Aufzeichnung der Düngung vom 06.03.2026 danach?', '19 Tage danach', '20.03.2026'],
    ['Um wie viel muss ich im roten Gebiet weniger düngen?', '20 % weniger'],
    ['Auf welchen Feldern darf ich am 5. November Gülle fahren?', '„Hauswiese“', '01.11.2026', 'lässt sich'],
  ])('%s', async (question, ...told) => {
    const fact = await asked(question)
    const missing = told.filter((words) => !words.split('|').some((one) => fact?.text.includes(one)))
    expect([question, fact?.answered, missing]).toEqual([question, true, []])
    expect(fact!.text).not.toMatch(/undefined|NaN|\(\)|\$\{| {2}/)
  })

  it.each([
    'Regnet es morgen?',
    'Wie wird das Wetter am Wochenende?',
    'Wird es morgen windig?',
    'Gibt es morgen Frost?',
  ])('says that it knows no weather: %s', async (question) => {
    const fact = await asked(question)
    expect([fact?.answered, fact?.names, fact?.rows]).toEqual([false, ['Wetter'], []])
    expect(fact?.text).toContain('Das Wetter kenne ich hier nicht')
  })

  it('says no yes to what hangs on the weather, and a no only to what is closed', async () => {
    expect(await saidOf('Kann ich morgen früh spritzen?')).toBe('told')
    expect(await saidOf('Darf ich Alma am 18.05.2026 schlachten?', STORY, '2026-05-17')).toBe('Nein')
    expect(await saidOf('Darf ich Alma morgen schlachten?')).toBe('told')
  })

  it('rests on the rows that it was held against', async () => {
    expect((await asked('Darf ich heute auf der Hauswiese Gülle fahren?'))?.rows).toEqual([
      expect.objectContaining({ kind: 'fields', title: 'Feld: Hauswiese', quote: 'Nutzung: Grünland' }),
    ])
    expect((await asked('Reicht mein Güllelager?'))?.rows.map(({ kind }) => kind)).toEqual(['places', 'places'])
  })

  it('rests on the farm and its Land where no single row says it', async () => {
    expect((await asked('Bis wann muss ich einen Zugang melden?'))?.rows).toEqual([
      expect.objectContaining({ kind: 'holdings', quote: 'Land: Niedersachsen' }),
    ])
  })

  it('leaves a question without a farm of its own to what is written about it', async () => {
    expect(await asked('Wie schnell muss ich Gülle einarbeiten?', pictureOf({}))).toBeUndefined()
    expect(
      await asked('Wie schnell muss ich ein Kalb melden?', pictureOf({ fields: [{ name: 'Eck' }] })),
    ).toBeUndefined()
  })

  it.each<[before: readonly string[], question: string, ...told: string[]]>([
    [
      ['Darf ich am 5. November auf der Hauswiese Gülle fahren?'],
      'Und auf der Kuhweide?',
      'Nein.',
      '„Kuhweide“',
      '05.11.2026',
    ],
    [
      ['Darf ich am 5. November auf der Hauswiese Gülle fahren?'],
      'Und Mist?',
      '„Hauswiese“',
      'keine Sperrfrist für Festmist',
    ],
    [
      ['Darf ich heute auf der Hauswiese Gülle fahren?', 'Und auf der Kuhweide?'],
      'Und im Dezember?',
      'Nein.',
      '„Kuhweide“',
    ],
    [['Bis wann muss das Kalb 00042 gemeldet sein?'], 'Und das Kalb 00041?', '00041'],
  ])('goes on from %s with %s', async (before, question, ...told) => {
    const previous = before.map((one) => ({ question: one, answer: '' }))
    const text = (await asked(question, STORY, TODAY, previous))?.text ?? ''
    expect(told.filter((words) => !text.includes(words))).toEqual([])
  })

  it('goes on only from what the law has told, and with words that it understands', async () => {
    const after = (before: string, question: string) =>
      asked(question, STORY, TODAY, [{ question: before, answer: '' }])
    expect(await after('Wie groß ist die Hauswiese?', 'Und die Kuhweide?')).toBeUndefined()
    expect(await after('Darf ich heute auf der Hauswiese Gülle fahren?', 'Und auf der Nordwiese?')).toBeUndefined()
    expect(await after('Darf ich heute auf der Hauswiese Gülle fahren?', 'Und wie groß ist sie?')).toBeUndefined()
  })

  it.each([
    // A word that is not understood, or something beside the law.
    'Darf ich auf der Nordwiese Gülle fahren?',
    'Darf mein Nachbar auf der Hauswiese Gülle fahren?',
    'Darf ich auf der Hauswiese Pferde halten?',
    'Darf ich mehr als 30 m³ Gülle auf die Hauswiese fahren?',
    'Darf ich überall außer auf der Hauswiese Gülle fahren?',
    'Darf ich auf dem Acker Hauswiese Gülle fahren?',
    'Darf ich heute auf dem Bruch Gülle fahren?',
    'Darf ich Klärschlamm auf die Hauswiese fahren?',
    'Soll ich auf der Hauswiese Gülle fahren?',
    'Was ist eine Bodenprobe?',
    'Wie groß ist das Lager?',
    'Halte ich GLÖZ 7 ein?',
    'Darf ich nachts spritzen?',
    'Wie lange muss ich Rechnungen aufheben?',
    'Muss ich wissen, was in der Gülle drin ist, bevor ich sie fahre?',
    'Darf ich Frieda schlachten?',
    // What has been is told by rows.
    'Wann wurde auf der Hauswiese Gülle gefahren?',
    'Wie viel Gülle haben wir auf die Hauswiese gefahren?',
    'Wer hat auf der Hauswiese Gülle gefahren?',
    'Wann war die letzte Bodenprobe auf dem Bergfeld?',
    'Wie groß ist die Hauswiese?',
    'Wie weit ist der Graben vom Bergfeld entfernt?',
    'Welche Mängel habe ich?',
    'Was kostet Gülle?',
    'Hilfe',
  ])('leaves to others: %s', async (question) => expect(await asked(question)).toBeUndefined())
})

const maySpread = (day: string, what = 'Gülle'): string =>
  `Darf ich am ${day.split('-').reverse().join('.')} auf der Koppel ${what} fahren?`

describe('whether something may be spread', () => {
  it.each<[day: string, field: Partial<Field>, said: string]>([
    ['2026-10-31', GRASS, 'told'],
    ['2026-11-01', GRASS, 'Nein'],
    ['2027-01-31', GRASS, 'Nein'],
    ['2027-02-01', GRASS, 'told'],
    // Forage of several years is treated as grassland, arable land is not.
    ['2026-10-15', { use: 'arable', crops: [{ year: 2026, crop: 'Kleegras', sown_on: '2026-05-15' }] }, 'told'],
    ['2026-11-01', { use: 'arable', crops: [{ year: 2026, crop: 'Kleegras', sown_on: '2026-05-15' }] }, 'Nein'],
    ['2026-07-20', { use: 'arable', crops: [{ year: 2026, crop: 'Gerste', harvested_on: '2026-07-20' }] }, 'told'],
    ['2026-07-21', { use: 'arable', crops: [{ year: 2026, crop: 'Gerste', harvested_on: '2026-07-20' }] }, 'Nein'],
    ['2027-01-31', { use: 'arable', crops: [{ year: 2026, crop: 'Gerste', harvested_on: '2026-07-20' }] }, 'Nein'],
    ['2027-02-01', { use: 'arable', crops: [{ year: 2026, crop: 'Gerste', harvested_on: '2026-07-20' }] }, 'told'],
    // Without the day of the harvest nobody knows.
    ['2026-09-20', { use: 'arable', crops: [{ year: 2026, crop: 'Gerste' }] }, 'told'],
    ['2026-09-20', { use: 'arable' }, 'told'],
    ['2026-09-20', { use: 'permanent_crop' }, 'told'],
  ])('on %s on %o: %s', async (day, field, said) => expect(await saidOf(maySpread(day), farm(field))).toBe(said))

  const sown = (sownOn: string | null): Partial<Field> => ({
    use: 'arable',
    crops: [
      { year: 2026, crop: 'Wintergerste', harvested_on: '2026-07-20' },
      { year: 2027, role: 'catch', crop: 'Senf', sown_on: sownOn, used_as: 'feed' },
    ],
  })
  it.each<[day: string, sownOn: string | null, said: string]>([
    ['2026-10-01', '2026-09-15', 'told'],
    ['2026-10-02', '2026-09-15', 'Nein'],
    ['2026-09-20', '2026-09-16', 'Nein'],
    ['2026-09-20', null, 'told'],
    ['2026-10-02', null, 'Nein'],
  ])('on %s before a catch crop of %s: %s', async (day, sownOn, said) => {
    expect(await saidOf(maySpread(day), farm(sown(sownOn)))).toBe(said)
  })

  it('says which day is missing', async () => {
    expect((await asked(maySpread('2026-09-20'), farm(sown(null))))?.text).toContain('der Tag der Saat')
    const unharvested = farm({ use: 'arable', crops: [{ year: 2026, crop: 'Silomais' }] })
    expect((await asked(maySpread('2026-09-20'), unharvested))?.text).toMatch(/fehlt der Tag der Ernte.*Silomais/)
  })

  it.each<[day: string, what: string, said: string]>([
    ['2026-11-30', 'Mist', 'told'],
    ['2026-12-01', 'Mist', 'Nein'],
    ['2027-01-15', 'Kompost', 'Nein'],
    ['2027-01-16', 'Kompost', 'told'],
    ['2026-12-01', 'Kalk', 'told'],
    ['2026-11-30', 'Superphosphat', 'told'],
    ['2026-12-01', 'Superphosphat', 'Nein'],
    ['2026-11-05', 'Hühnermist', 'Nein'],
    ['2026-11-05', 'KAS', 'Nein'],
  ])('on %s on grassland with %s: %s', async (day, what, said) =>
    expect(await saidOf(maySpread(day, what), farm(GRASS))).toBe(said),
  )

  it.each<[day: string, holding: object, red: 'yes' | 'no' | null, said: string, told: string]>([
    ['2026-09-30', { red_zone_enforcement: 'in_force' }, 'yes', 'told', 'rotes Gebiet'],
    ['2026-10-01', { red_zone_enforcement: 'in_force' }, 'yes', 'Nein', '01.10.2026'],
    ['2026-10-01', { red_zone_enforcement: 'in_force' }, 'no', 'told', 'keine Sperrfrist'],
    ['2026-10-01', { red_zone_enforcement: 'suspended' }, 'yes', 'told', 'ausgesetzt'],
    ['2026-10-01', { state: 'ST' }, 'yes', 'told', 'nicht bekannt'],
    ['2026-10-01', { red_zone_enforcement: 'in_force' }, null, 'told', 'im roten Gebiet liegt, ist nicht eingetragen'],
  ])('in a nitrate area on %s, %o, %s: %s', async (day, holding, red, said, told) => {
    const picture = pictureOf({
      holdings: [{ ...NI, ...holding }],
      fields: [{ name: 'Koppel', ...GRASS, red_zone: red }],
    })
    expect(await saidOf(maySpread(day), picture)).toBe(said)
    expect((await asked(maySpread(day), picture))?.text).toContain(told)
  })

  it('leaves open what an authority has moved', async () => {
    const permit = { subject: 'Verschiebung der Sperrfrist auf Grünland', granted_on: '2026-09-01' }
    const moved = farm(GRASS, { permits: [permit] })
    expect(await saidOf(maySpread('2026-11-10'), moved)).toBe('told')
    expect((await asked(maySpread('2026-11-10'), moved))?.text).toContain('Genehmigung')
    expect((await asked(maySpread('2026-10-10'), farm(GRASS)))?.text).toContain('4 Wochen verschieben')
    expect((await asked(maySpread('2026-09-10'), farm(GRASS)))?.text).not.toContain('verschieben')
  })

  it('tells each change within a longer time, and a no only where all of it is closed', async () => {
    const grass = farm(GRASS)
    const text = (await asked('Darf ich im Herbst auf der Koppel Gülle fahren?', grass))?.text
    expect(text).toMatch(/vom 01\.09\.2026 bis zum 31\.10\.2026 keine Sperrfrist; dann gilt vom 01\.11\.2026/)
    expect(await saidOf('Darf ich im Herbst auf der Koppel Gülle fahren?', grass)).toBe('told')
    expect(await saidOf('Darf ich im November auf der Koppel Gülle fahren?', grass)).toBe('Nein')
    expect(await saidOf('Darf ich im Oktober auf der Koppel Gülle fahren?', grass)).toBe('told')
  })

  it('says no of several fields only where it is no on each', async () => {
    const question = 'Darf ich am 5.11. auf der Koppel und auf dem Eck Gülle fahren?'
    const [koppel, eck] = [
      { name: 'Koppel', red_zone: 'no', ...GRASS },
      { name: 'Eck', red_zone: 'no' },
    ] as const
    expect(await saidOf(question, pictureOf({ fields: [koppel, { ...eck, use: 'arable' }] }))).toBe('told')
    expect(await saidOf(question, pictureOf({ fields: [koppel, { ...eck, ...GRASS }] }))).toBe('Nein')
  })

  it('says no of two things only where it is no of each', async () => {
    const both = (day: string) => `Darf ich am ${day} auf der Koppel Gülle und Mist fahren?`
    expect(await saidOf(both('5.11.2026'), farm(GRASS))).toBe('told')
    expect(await saidOf(both('5.12.2026'), farm(GRASS))).toBe('Nein')
  })

  it('names what else it does not know', async () => {
    const text = (await asked(maySpread('2026-06-10'), farm({ ...GRASS, natura_2000: true })))?.text
    expect(text).toMatch(/Schutzgebiet.*Wetter und Boden kenne ich nicht.*Düngebedarf/)
  })

  it('judges a day by the law of that day', async () => {
    // In strips on grassland since 01.02.2025.
    const grass = farm(GRASS)
    expect((await asked('Durfte ich am 31.01.2025 auf der Koppel Gülle fahren?', grass))?.text).not.toContain(
      'streifen',
    )
    expect((await asked('Durfte ich am 01.02.2025 auf der Koppel Gülle fahren?', grass))?.text).toContain('streifen')
    expect((await asked('Durfte ich am 31.01.2025 auf der Koppel Gülle fahren?', grass))?.text).toContain(
      '31.01.2025 die',
    )
  })

  it('says no on frozen ground, and nothing of frost in the air', async () => {
    expect(await saidOf('Darf ich auf gefrorenem Boden Gülle fahren?')).toBe('Nein')
    expect(await saidOf('Ist es verboten, auf gefrorenem Boden Gülle zu fahren?')).toBe('Ja')
    expect(await saidOf('Darf ich bei Frost Gülle fahren?')).toBe('told')
    expect(await asked('Darf ich auf gefrorenem Boden Kalk streuen?')).toBeUndefined()
  })

  it('says that there is no closed period only far from one', async () => {
    const closed = (day: string) => `Gilt am ${day} auf der Koppel eine Sperrfrist?`
    expect(await saidOf(closed('20.05.2026'), farm(GRASS))).toBe('Nein')
    expect(await saidOf(closed('05.11.2026'), farm(GRASS))).toBe('Ja')
    expect(await saidOf(closed('31.10.2026'), farm(GRASS))).toBe('told')
    expect(await saidOf('Ist es nicht verboten, am 5.11. auf der Koppel Gülle zu fahren?', farm(GRASS))).toBe('told')
  })

  const FIELDS: Partial<Field>[] = [
    GRASS,
    { ...GRASS, red_zone: 'yes' },
    { use: 'arable' },
    { use: 'arable', crops: [{ year: 2026, crop: 'Wintergerste', harvested_on: '2026-07-20' }] },
    { ...sown('2026-08-20'), red_zone: 'yes' },
    sown('2026-08-20'),
    sown(null),
    { use: 'arable', crops: [{ year: 2026, crop: 'Silomais', sown_on: '2026-04-24' }] },
    { use: 'permanent_crop' },
  ]
  it('never says yes to what may be done, nor the same to a question and its opposite', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FIELDS),
        fc.integer({ min: 0, max: 420 }),
        fc.constantFrom('Gülle', 'Mist', 'KAS', 'DAP', 'Kalk', 'Jauche'),
        fc.constantFrom('NI', 'ST', 'BY', null),
        async (field, ahead, what, state) => {
          const day = addDays('2026-05-20', ahead).split('-').reverse().join('.')
          const picture = pictureOf({ holdings: [{ name: 'Hof', state }], fields: [{ name: 'Koppel', ...field }] })
          const may = await saidOf(`Darf ich am ${day} auf der Koppel ${what} fahren?`, picture)
          const barred = await saidOf(`Ist es verboten, am ${day} auf der Koppel ${what} zu fahren?`, picture)
          expect(may).not.toBe('Ja')
          expect([may, barred]).toEqual(may === 'told' ? ['told', 'told'] : ['Nein', 'Ja'])
        },
      ),
    )
  })
})

describe('limits of other duties', () => {
  it.each<[question: string, field: Partial<Field>, today: string, said: string]>([
    ['Ist die Bodenprobe der Koppel noch gültig?', { soil_sampled_on: '2020-05-20', area_ha: 2 }, '2026-05-20', 'Ja'],
    ['Ist die Bodenprobe der Koppel noch gültig?', { soil_sampled_on: '2020-05-19', area_ha: 2 }, '2026-05-20', 'Nein'],
    ['Ist die Bodenprobe der Koppel noch gültig?', { area_ha: 2 }, '2026-05-20', 'told'],
    ['Ist die Bodenprobe der Koppel nicht gültig?', { soil_sampled_on: '2020-05-20' }, '2026-05-20', 'told'],
    ['Darf ich mit dem Breitverteiler auf der Koppel Gülle fahren?', GRASS, '2025-01-31', 'told'],
    ['Darf ich mit dem Breitverteiler auf der Koppel Gülle fahren?', GRASS, '2025-02-01', 'Nein'],
    ['Darf ich mit dem Breitverteiler auf der Koppel Gülle fahren?', { use: 'arable' }, '2026-05-20', 'told'],
  ])('%s %o on %s: %s', async (question, field, today, said) => {
    if (said === 'told' && today < '2025-02-01')
      return expect((await asked(question, farm(field), today))?.text ?? '').not.toMatch(/^(?:Ja|Nein)/)
    expect(await saidOf(question, farm(field), today)).toBe(said)
  })

  it.each<[mg: number | null, told: string]>([
    [20, 'nicht mehr als 20'],
    [20.1, 'höchstens so viel Phosphat'],
    [null, 'lässt sich nicht sagen'],
  ])('phosphate of %s mg: %s', async (mg, told) => {
    const picture = farm({ ...GRASS, p_cal_mg: mg, soil_sampled_on: mg === null ? null : '2024-03-01' })
    expect((await asked('Wie viel Phosphat darf ich auf der Koppel geben?', picture))?.text).toContain(told)
  })

  it.each<[slope: number, distance: number, kept: boolean]>([
    [4.9, 4, true],
    [10, 4.9, false],
    [10, 5, true],
    [15, 9, false],
  ])('on a slope of %s %% with a field %s m away from the water: %s', async (slope, distance, kept) => {
    const field = { ...GRASS, slope_percent: slope, water_distance_m: distance }
    const text = (await asked('Welchen Abstand zum Graben muss ich auf der Koppel beim Düngen halten?', farm(field)))
      ?.text
    expect(text?.includes('eingehalten')).toBe(kept)
  })

  it.each<[today: string, told: string]>([
    ['2026-04-24', 'ist bis zum 24.04.2026 aufzuzeichnen'],
    ['2026-04-25', 'die Frist endete am 24.04.2026'],
  ])('fertilizing of 10.04. on %s: %s', async (today, told) => {
    const work = { type: 'fertilizing', title: 'Gülle', status: 'done', done_on: '2026-04-10' } as const
    const text = (await asked('Welche Düngung muss ich noch nachtragen?', farm(GRASS, { work_items: [work] }), today))
      ?.text
    expect(text).toContain(told)
  })

  it.each<[today: string, told: string]>([
    ['2026-05-22', 'muss bis zum 22.05.2026 gemeldet sein'],
    ['2026-05-23', 'noch nicht gemeldet; Frist war der 22.05.2026'],
  ])('a calf of 15.05. on %s: %s', async (today, told) => {
    const animals = [{ species: 'cattle', ear_tag: '276000390000042', born_on: '2026-05-15' }] as const
    expect((await asked('Bis wann muss ich das Kalb melden?', pictureOf({ animals }), today))?.text).toContain(told)
  })

  it.each<[day: string, said: string]>([
    ['31.03.2027', 'told'],
    ['01.04.2027', 'Nein'],
    ['15.08.2027', 'Nein'],
    ['16.08.2027', 'told'],
  ])('fallow land on %s: %s', async (day, said) => {
    expect(await saidOf(`Darf ich am ${day} die Brache mähen?`, farm({ use: 'fallow' }))).toBe(said)
    const free = pictureOf({ holdings: [{ ...NI, direct_payments: false }], fields: [{ name: 'Eck', use: 'fallow' }] })
    expect(await saidOf(`Darf ich am ${day} die Brache mähen?`, free)).toBe('told')
  })

  it('worked in within the hours of the day', async () => {
    const text = async (day: string) =>
      (await asked('Wie schnell muss Gülle eingearbeitet sein?', farm(GRASS), day))?.text
    expect(await text('2025-01-31')).toContain('4 Stunden')
    expect(await text('2025-02-01')).toContain('1 Stunde ')
  })
})
