import { describe, expect, it } from 'vitest'
import { sayWhatItIs } from '../../../../core/extraction/index.ts'
import { withReason } from '../../../../core/extraction/filing/say-what-it-is.ts'
import { aDocument } from '../../../builders/text-documents.ts'

const said = (text: string) => sayWhatItIs(aDocument(text), 'scan.pdf')

describe('of a document that yields nothing is said', () => {
  it.each([
    ['Angebot Nr. 12\nKalk 20 t', /^Als Angebot erkannt: Damit ist noch nichts gekauft/],
    ['Merkblatt\nLagerung von Gülle', /^Als Merkblatt erkannt: .*nichts über deinen Hof/],
    ['Kontoauszug 7/2026\nSaldo 12,00', /^Als Kontoauszug erkannt: Aus solchen Dokumenten/],
    ['Bodenuntersuchung\n(unlesbar)', /^Als Bodenuntersuchung erkannt: Darin war kein Wert sicher zu lesen/],
    ['Karin\n\nLieber Jens,\n\nbis bald!\n\nViele Grüße\nKarin', /^Als Brief erkannt: Eine Frist war darin nicht/],
    ['oma anrufen', /^Was für ein Dokument das ist, war nicht zu erkennen/],
  ])('%s', (text, expected) => {
    expect(said(text)).toMatch(expected)
  })
})

describe('of a document of a known type that yields nothing is said', () => {
  const empty = { rows: [], warnings: [] }

  it('as what it was recognized, in the same words as of any other', () => {
    expect(withReason(empty, 'parcel_list').warnings).toEqual([
      'Als Flächenliste erkannt: Es steht nichts darin, was eine Zeile ergibt.',
    ])
  })

  it('nothing more where its own warning says it, and of lines that they hold the reasons', () => {
    const said = { rows: [], warnings: ['Zeile 2: Der Tag fehlt.'] }
    expect(withReason(said, 'parcel_list')).toBe(said)
    expect(withReason(said, 'animal_list').warnings).toEqual([
      'Als Tierliste erkannt: Daraus entstand keine Zeile. Die Gründe stehen hier.',
      'Zeile 2: Der Tag fehlt.',
    ])
  })
})
