import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePeriod } from '../../../../core/answers/question/parse-period.ts'

const TODAY = '2026-05-20'

describe('times in a question', () => {
  it.each([
    ['im März und April', '2026-03-01', '2026-04-30'],
    ['03/2026', '2026-03-01', '2026-03-31'],
    ['seit 12/2025', '2025-12-01', null],
    ['im März und im Juni', '2026-03-01', '2026-03-31'],
    ['von Dezember bis Februar', '2025-12-01', '2026-02-28'],
    ['November 2024 bis Januar 2025', '2024-11-01', '2025-01-31'],
    ['im zweiten Halbjahr 2025', '2025-07-01', '2025-12-31'],
    ['im 1. Quartal', '2026-01-01', '2026-03-31'],
    ['seit März', '2026-03-01', null],
    ['im Mai', '2026-05-01', '2026-05-31'],
    ['voriges Jahr im März', '2025-03-01', '2025-03-31'],
    ['im September letzten Jahres', '2025-09-01', '2025-09-30'],
    ['dieses Jahr seit März', '2026-03-01', null],
    ['im Juni', '2025-06-01', '2025-06-30'],
    ['am 12.05.', '2026-05-12', '2026-05-12'],
    ['am 21.05.', '2025-05-21', '2025-05-21'],
    ['vom 1.3. bis 15.4.2026', '2026-03-01', '2026-04-15'],
    ['vom 1. März bis zum 15. April', '2026-03-01', '2026-04-15'],
    ['zwischen dem 1. März und dem 15. April 2025', '2025-03-01', '2025-04-15'],
    ['zwischen dem 1. März und dem 15. Juni', '2026-03-01', '2026-06-15'],
    ['vom 20. November bis 3. Februar', '2025-11-20', '2026-02-03'],
    ['vom 11. bis 13. Mai', '2026-05-11', '2026-05-13'],
    ['am 18. und 19. Mai', '2026-05-18', '2026-05-19'],
    ['am 18.05. + 19.05.2025', '2025-05-18', '2025-05-19'],
    ['im April und Mai', '2026-04-01', '2026-05-31'],
    ['vom 11. - 13.05.2025', '2025-05-11', '2025-05-13'],
    ['11.–13. Mai', '2026-05-11', '2026-05-13'],
    ['zwischen März und Juni', '2026-03-01', '2026-06-30'],
    ['vom 3. Mai bis heute', '2026-05-03', '2026-05-20'],
    ['von Ostern bis zum 1. Mai', '2026-04-03', '2026-05-01'],
    ['von letztem Montag bis gestern', '2026-05-18', '2026-05-19'],
    ['ab dem 3. April bis einschließlich 10. April', '2026-04-03', '2026-04-10'],
    ['Dezember bis Februar 2025', '2024-12-01', '2025-02-28'],
    ['vom 5. Dezember bis zum 3. Februar 2025', '2024-12-05', '2025-02-03'],
    ['von Anfang März bis Ende April', '2026-03-01', '2026-04-30'],
    ['Dezember und Januar', '2025-12-01', '2026-01-31'],
    ['letzte Woche', '2026-05-11', '2026-05-17'],
    ['vorletzte Woche', '2026-05-04', '2026-05-10'],
    ['übernächste Woche', '2026-06-01', '2026-06-07'],
    ['vorletztes Jahr', '2024-01-01', '2024-12-31'],
    ['übernächsten Monat', '2026-07-01', '2026-07-31'],
    ['vorvorgestern', '2026-05-17', '2026-05-17'],
    ['dieses Quartal', '2026-04-01', '2026-06-30'],
    ['letztes Halbjahr', '2025-07-01', '2025-12-31'],
    ['letzte Woche Dienstag', '2026-05-12', '2026-05-12'],
    ['am Sonntag der letzten Woche', '2026-05-17', '2026-05-17'],
    ['an Ostern', '2026-04-03', '2026-04-06'],
    ['um Ostern rum', '2026-03-27', '2026-04-13'],
    ['kurz vor Ostern', '2026-03-27', '2026-04-02'],
    ['seit Lichtmess', '2026-02-02', null],
    ['zu Pfingsten', '2025-06-08', '2025-06-09'],
    ['Ostern 2024', '2024-03-29', '2024-04-01'],
    ['bis Martini', null, '2025-11-11'],
    ['am Muttertag', '2026-05-10', '2026-05-10'],
    ['zwischen Weihnachten und Neujahr', '2025-12-24', '2026-01-01'],
    ['diese Woche', '2026-05-18', '2026-05-24'],
    ['letzten Monat', '2026-04-01', '2026-04-30'],
    ['seit letztem Monat', '2026-04-01', null],
    ['seit letztem Herbst', '2025-09-01', null],
    ['bis Ende nächster Woche', null, '2026-05-31'],
    ['vor letztem Monat', null, '2026-03-31'],
    ['im Frühjahr 2026', '2026-02-01', '2026-05-31'],
    ['2024', '2024-01-01', '2024-12-31'],
    ['in den letzten 30 Tagen', '2026-04-20', '2026-05-20'],
    ['in 14 Tagen', '2026-05-20', '2026-06-03'],
    ['heute', '2026-05-20', '2026-05-20'],
    ['gestern', '2026-05-19', '2026-05-19'],
    ['am 3. April 2025', '2025-04-03', '2025-04-03'],
    ['vor zwei Wochen', '2026-05-06', '2026-05-06'],
    ['in den letzten neun Tagen', '2026-05-11', '2026-05-20'],
    ['bis Ende des Monats', null, '2026-05-31'],
    ['im Wirtschaftsjahr 2025/26', '2025-07-01', '2026-06-30'],
    ['im Winter', '2025-12-01', '2026-02-28'],
    ['zwischen 2021 und 2024', '2021-01-01', '2024-12-31'],
    ['von 2021 bis 2024', '2021-01-01', '2024-12-31'],
    ['2024 und 2025', '2024-01-01', '2025-12-31'],
    ['über das Jahr 2024', '2024-01-01', '2024-12-31'],
    ['seit Anfang März', '2026-03-01', null],
    ['ab Anfang 2025', '2025-01-01', null],
    ['nach Ende April', '2026-05-01', null],
    ['bis Anfang Mai', null, '2026-05-01'],
    ['Ende 2025', '2025-10-01', '2025-12-31'],
    ['Ende letzten Jahres', '2025-10-01', '2025-12-31'],
    ['Anfang des Jahres', '2026-01-01', '2026-03-31'],
    ['Mitte des letzten Jahres', '2025-05-01', '2025-08-31'],
    ['Mitte des Monats', '2026-05-11', '2026-05-20'],
    ['letzte fünf Jahre', '2021-05-20', '2026-05-20'],
  ])('„%s“', (words, from, to) => {
    expect(parsePeriod(`Was war ${words}?`, TODAY)?.span).toEqual({ from, to })
  })

  it.each(['vom 15. Mai', 'vom 21.05.', 'vom 31. Dezember'])('„%s“ dates what is over', (words) => {
    expect(parsePeriod(words, TODAY)!.ahead.to! <= TODAY).toBe(true)
  })

  it.each(['im Juni', 'am 21.05.', 'am 1. Januar'])('„%s“ of what is due lies ahead', (words) => {
    expect(parsePeriod(words, TODAY)!.ahead.from! >= TODAY).toBe(true)
  })

  it.each([
    '29.02.2025',
    '31.04.2026',
    '40.01.2026',
    'Natura 2000',
    'über 2024',
    'mehr als 2000 l',
    '2024 kg',
    '12,05 ha',
    'Alma 00041',
  ])('%s is none', (words) => {
    expect(parsePeriod(words, TODAY)).toBeUndefined()
  })

  it('are spans that exist and begin before they end', () => {
    const day = fc
      .date({ min: new Date('1995-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const words = fc.constantFrom(
      'im Februar',
      'am 29.02.',
      'letzten Monat',
      'nächste Woche',
      'in 3 Monaten',
      'vor einem Jahr',
      'diesen Winter',
      'im Herbst',
      'bis Freitag',
      'seit Montag',
      'in den letzten 6 Wochen',
      'bis Jahresende',
      'am 31. Januar',
      'nächstes Jahr',
    )
    fc.assert(
      fc.property(day, words, (today, time) => {
        const { span: past, ahead } = parsePeriod(time, today)!
        for (const span of [past, ahead]) {
          for (const end of [span.from, span.to])
            if (end !== null) expect(new Date(`${end}T00:00:00Z`).toISOString().slice(0, 10)).toBe(end)
          if (span.from !== null && span.to !== null) expect(span.from <= span.to).toBe(true)
        }
      }),
    )
  })
})
