import { describe, expect, it } from 'vitest'
import { effectFrom } from '../../../core/library/adoption/effects-from.ts'
import { aFarmer } from '../../builders/farm.ts'
import { libraryOfStory, pictureOfStory } from '../../builders/story.ts'

const TODAY = '2026-11-26'
const { namespaceId } = aFarmer()
const PICTURE = pictureOfStory(namespaceId, TODAY)
const { facts: FACTS, feedNeeds: FEED_NEEDS, planStore: PLAN_STORE } = libraryOfStory(PICTURE, TODAY)
const asked = (question: string) => FACTS.answer({ namespaceId, question })

describe('numbers of plans', () => {
  it.each<[question: string, ...told: string[]]>([
    ['Was braucht die Hauswiese 2027 an Stickstoff?', 'Stickstoffbedarf 205,5 kg N/ha (Düngeplan 2027)', 'DüV § 4 (1)'],
    ['Wie viel KAS bräuchte ich, wenn ich gar keine Gülle fahre?', 'KAS 27 18,1 t (Düngeplan 2027, „Nur mineralisch“)'],
    [
      'Wie viel Gülle soll im Frühjahr auf die Kuhweide, wenn ich Gülle plus Mineral fahre?',
      '30 m³/ha',
      '15.02.2027 bis 20.03.2027',
      '„Gülle + mineralisch“',
    ],
    ['Wann kriegt die Wümmewiese die zweite Gabe bei nur mineralisch?', '155 kg/ha', '20.05.2027 bis 05.06.2027'],
    ['Was kostet uns die Düngung, wenn wir nur mineralisch fahren?', '6.218 €'],
    [
      'Welche Variante vom Düngeplan ist am billigsten?',
      '„Organisch ohne Mineral-N“ (lässt 2.780 kg N Bedarf ungedeckt)',
      '6.218 €',
    ],
    [
      'Gülle plus Mineral gegen nur mineralisch: welche ist teurer und um wie viel Euro?',
      '1.650 €',
      '7.868 €',
      '6.218 €',
    ],
    [
      'Was kriegen die Bullen an Mais (TM) in der maisbetonten Ration?',
      'Mastbullen: Maissilage 6,11 kg TM je Tier und Tag',
    ],
    ['Wie viel Kilo Frischmasse Maissilage bekommen die Laktierenden in der maisbetonten Ration?', '26,5 kg FM'],
    [
      'Welche Fütterung wäre die günstigste und wie viel Cent kostet da die Milch?',
      '„Tagweide Mai–Sept.“ mit 10,1 ct',
      '„Kostengünstig“ 11,6 ct',
    ],
    [
      'Wie viel Rapsschrot brauchen wir im Jahr, wenn wir grasbetont füttern?',
      'Rapsextraktionsschrot 29,5 t',
      '„Grasbetont“',
    ],
    [
      'Warum kann ich „Wie bisher“ beim Futter nicht auswählen?',
      '„Wie bisher“ kann so nicht angenommen werden',
      'keine Ration eingetragen',
    ],
    ['Für welche Tiere rechnet der Futterplan nichts?', 'Für „Kälber“ rechnet der Futterplan nicht'],
    ['Wie viel Prozent Fruchtwechsel hätten wir 2027, wenn es so weiterläuft wie bisher?', '77,5 %', '„Wie bisher“'],
    ['Wie viel Hektar Mais stünden bei „Futter sicher“?', 'Silomais 33,2 ha'],
    ['Was käme 2027 auf das Moorstück bei der Öko-Regelung 2?', 'Moorstück: Silomais 6,1 ha', '„Öko-Regelung 2“'],
    ['Wie viel Deckungsbeitrag verlieren wir mit der Öko-Regelung 2 gegenüber wie bisher?', 'um 3.531 €'],
    ['Welches Feld bringt den höchsten Deckungsbeitrag?', 'am meisten bei Steinacker'],
    ['Was fehlt noch für den Düngeplan?', '12 Angaben fehlen', 'keine Kultur'],
    ['Warum steht im Düngeplan 2027 nichts für den Acker drin?', '„Moorstück“ ist 2027 keine Kultur'],
    ['Was ist als Nächstes im Düngeplan dran?', '1. Gabe', '15.02.2027 bis 20.03.2027'],
    ['Welche Wiese braucht am meisten Stickstoff?', 'bei Hauswiese mit 205,5 kg N/ha; sonst Wümmewiese 140 kg N/ha.'],
    ['Welcher Anbauvorschlag für 2027 bringt am meisten Deckungsbeitrag?', '„Wie bisher“ mit 39.320 €'],
    ['Was soll 2027 auf den Steinacker?', 'Steinacker: Winterweizen 14,7 ha'],
    ['Maissilage bei grasbetonter Fütterung, Jahresmenge in Tonnen', 'Maissilage 635,9 t'],
    ['Wie viel Gras wächst im Juli auf der Kuhweide?', 'Aufwuchs im Juli 280 kg TM am Tag'],
    ['Wann kommen die Kühe raus auf die Weide?', 'Weideaustrieb Milchkühe: ab 04.05.2026'],
    ['In welchem Monat reicht das Gras am wenigsten?', 'Gras im September reicht für', '33 %'],
    ['Reicht das Gras im August auf der Weide?', 'Kuhweide: Gras im August reicht für 50 %'],
    ['Welche Futterplan-Variante haben wir genommen?', 'Angenommen ist noch keine Variante'],
    ['Was braucht die Kuhweide 2031 an Stickstoff?', 'Für 2031 gibt es keinen Düngeplan'],
    [
      'Was frisst eine Kuh am Tag an Grassilage?',
      '7,08 kg TM je Tier und Tag, 18,6 kg FM je Tier und Tag bei „Maisbetont“',
    ],
    ['Wie viel Stroh kriegen die Trockensteher, wenn wir maisbetont füttern?', '3,87 kg TM'],
    ['Um wie viel Euro unterscheiden sich Gülle zuerst und nur mineralisch?', '€'],
    ['Um wie viel mehr Mais hätten wir bei Futter sicher als bei Wie bisher?', 'um 20,8 ha höher'],
    ['Welche Kultur ist 2027 fürs Bergfeld geplant?', 'Bergfeld: Winterraps 12 ha'],
    ['Wo wächst bei „Futter sicher“ überall Mais?', 'Hinterm Deich', 'Moorstück', 'Steinacker'],
    ['Wie viele Tiere sind laut Weideplan draußen?', '82'],
    ['Für wie viele Rinder ist der Weideplan gedacht?', 'Tiere auf der Weide 82'],
    ['Wie viel Hektar plant der Weideplan ein?', 'Weidefläche 21,5 ha'],
    ['Wie viele Kühe trägt ein Hektar Kuhweide im Mai?', '8,9 Tiere/ha'],
    ['Was braucht ein Mastbulle an Energie laut Futterplan?', 'Energiebedarf 95 MJ ME je Tier und Tag'],
    ['Wie viel Rohprotein brauchen die Jungrinder laut Futterplan?', 'Bedarf an Rohprotein 828 g XP'],
    ['Wie viel KAS verlangt der Düngeplan, wenn nur mineralisch gedüngt wird?', '18,1 t'],
    ['Wie viele Stunden muss ich einplanen, wenn die Gülle zuerst raus soll?', 'AKh', '„Gülle zuerst“'],
    ['Wie viel Kilo N bleiben ungedeckt, wenn ich ganz ohne Mineraldünger fahre?', '2.780 kg N'],
    ['Welchen Deckungsbeitrag weist der Anbauplan 2027 aus?', '39.320 €'],
    ['Was trägt 2027 der Steinacker zum Deckungsbeitrag bei?', 'Steinacker', 'Deckungsbeitrag'],
    ['Welche Angaben fehlen dem Düngeplan für das Moorstück?', '„Moorstück“ ist 2027 keine Kultur'],
    ['Was läuft bei „Wie bisher“ beim Futter schief?', 'keine Ration eingetragen'],
    ['Wie viel Prozent vom Acker sind laut Anbauplan 2027 den Winter über bestellt?', 'Im Winter bestellt', '2027'],
    ['Wie viel Kilo N soll die Kuhweide im Düngeplan 2027 haben?', 'Kuhweide', '2027'],
    ['Woran scheitert „Wie bisher“ beim Futter?', 'keine Ration eingetragen'],
  ])('answer what is asked: %s', async (question, ...told) => {
    const fact = await asked(question)
    expect([question, fact?.answered, told.filter((words) => !fact?.text.includes(words))]).toEqual([
      question,
      true,
      [],
    ])
  })

  it('are of the adopted variant, and say what has changed since it was adopted', async () => {
    const key = { namespaceId, entryId: 'futterplan' as const, period: '2026' }
    await asked('Was steht im Futterplan?')
    const { id, result } = (await PLAN_STORE.calculation(key))!
    // What an adoption writes of it on that day.
    const effects = result.variants
      .find((one) => one.key === 'mais_betont')!
      .effects.flatMap((effect) => effectFrom(effect, TODAY) ?? [])
    await PLAN_STORE.putAdoption(key, {
      key: 'mais_betont',
      calculationId: id,
      at: Date.parse(`${TODAY}T08:00:00Z`),
      by: aFarmer().userId,
      effects: effects.map(({ id: effectId, kind, title, details }) => ({
        id: effectId,
        kind,
        title,
        details: title === 'Gerstenstroh beschaffen' ? '1 t: gebraucht werden 2 t, 1 t sind da' : details,
        row: null,
        sheet: null,
      })),
    })
    expect((await asked('Was frisst eine Kuh am Tag an Grassilage?'))?.text).toContain('„Maisbetont“, angenommen')
    const text = (await asked('Welche Futterplan-Variante haben wir genommen?'))?.text
    expect(text).toContain('Angenommen ist „Maisbetont“, seit dem 26.11.2026.')
    expect(text).toContain('1 Eintrag daraus wäre heute ein anderer')
    expect(text).toContain('– Gerstenstroh beschaffen: eingetragen 1 t: gebraucht werden 2 t, 1 t sind da; heute ')
  })

  it('tell of the adopted ration what a year needs, what is there and what is still to come', async () => {
    const needed = async (question: string) => (await FEED_NEEDS.answer({ namespaceId, question }))?.text
    const all = await needed('Wie viel Maissilage brauche ich bis Mai?')
    expect(all).toMatch(
      /^Maissilage: gebraucht werden im Jahr ([\d,.]+) t \(Milchkühe, Laktierende [\d,]+ t, .*Mastbullen/,
    )
    expect(all).toMatch(/Da sind [\d,]+ t; das reicht für alle Tiere .*\.\nGerechnet nach „Maisbetont“, angenommen/)
    expect(await needed('Wie viel Stroh brauche ich noch?')).toMatch(/nicht eingetragen; .* fehlen .* noch [\d,]+ t\./)
    const cows = await needed('Wie viel Maissilage brauchen die Milchkühe im Jahr?')
    expect(cows).toMatch(/im Jahr [\d,]+ t \(Milchkühe, Laktierende [\d,]+ t, Milchkühe, Trockensteher [\d,]+ t\)\./)
    expect(await needed('Wie viel Maissilage brauchen die Bullen?')).toMatch(/im Jahr [\d,]+ t für Mastbullen\./)
    expect(await needed('Was frisst die Herde im Jahr an Rapsschrot?')).toContain(
      'Rapsextraktionsschrot: gebraucht werden',
    )
  })

  it.each([
    'Wie viel Maissilage haben wir verbraucht?',
    'Wie viel Maissilage brauchen die Laktierenden am Tag?',
    'Wie viel Maissilage brauche ich 2028?',
    'Wann brauche ich Maissilage?',
    'Wie viel Diesel brauche ich?',
    'Was brauchen die Milchkühe?',
  ])('leave to others what asks for something else: %s', async (question) => {
    expect(await FEED_NEEDS.answer({ namespaceId, question })).toBeUndefined()
  })

  it.each([
    'Wie viel Gülle haben wir?',
    'Was kostet der Weizen?',
    'Wie viel Mais ernten wir nächstes Jahr?',
    'Was kostet die Düngung auf der Mühlenwiese?',
    'Wie viel Hafer ist in der Ration?',
    'Wer hat die Ration gerechnet?',
  ])('are not told for a question that asks for something else: %s', async (question) => {
    expect(await asked(question)).toBeUndefined()
  })
})
