import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../core/knowledge/sentences.ts'

const cut = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

describe('sentences', () => {
  it.each([
    [['Der Test fand am 27. Januar 1967 statt.', 'Er gelang.']],
    [['Das gilt z. B. für Gülle.', 'Für Mist gilt es nicht.']],
    [['Nach Abs. 2 Nr. 3 ist das verboten.', 'Ausnahmen erteilt das Amt.']],
    [['Dr. med. vet. Meinecke kam um 8.30 Uhr.', 'Die Kuh stand.']],
    [['Es waren ca. 3,5 t bzw. 4 t je ha.', 'Mehr nicht!', 'Warum?']],
    [['Im 19. Jahrhundert war das anders.', 'Heute nicht.']],
  ])('%j', (sentences) => expect(cut(sentences.join(' '))).toEqual(sentences))

  it('goes on over a line that only wraps', () => {
    expect(
      cut('Die Aufbringung ist in der Zeit vom ersten November\nbis zum Ablauf des 31. Januar verboten. Danach nicht.'),
    ).toEqual([
      'Die Aufbringung ist in der Zeit vom ersten November\nbis zum Ablauf des 31. Januar verboten.',
      'Danach nicht.',
    ])
  })

  it('keeps rows, items and headings apart', () => {
    expect(cut('Schlag;Kultur;ha\nMoorstück;Weizen;3,5\nHauswiese;Gras;2,0')).toHaveLength(3)
    expect(cut('Mitzubringen sind:\n- der Ausweis\n- die Liste')).toEqual([
      'Mitzubringen sind:',
      '- der Ausweis',
      '- die Liste',
    ])
    expect(cut('Aufzeichnungen\n\nSie sind aufzubewahren.')).toEqual(['Aufzeichnungen', 'Sie sind aufzubewahren.'])
  })

  it('are trimmed, in order, and hold every character but space', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Ab1.!? \n\t;|„“ä'), maxLength: 400 }), (text) => {
        let end = 0
        for (const span of sentencesOf(text)) {
          expect(text.slice(end, span.start).trim()).toBe('')
          expect(text.slice(span.start, span.end).trim()).toBe(text.slice(span.start, span.end))
          expect(span.end).toBeGreaterThan(span.start)
          end = span.end
        }
        expect(text.slice(end).trim()).toBe('')
      }),
    )
  })
})
