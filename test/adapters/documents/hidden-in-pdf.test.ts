import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import { pdfStream } from '../../builders/documents.ts'
import {
  type PageParts,
  onePage,
  VISIBLE,
  SECRET,
  at,
  picture,
  tone,
  noise,
  scanned,
  IMAGE,
  states,
  layer,
  field,
} from '../../builders/pdf-pages.ts'

const reader = makeIsolatedDocumentReader()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-hidden-'))
})
afterAll(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

async function read(content: Uint8Array) {
  const path = join(folder, 'original')
  writeFileSync(path, content)
  const { pages, warnings, ocr } = (await reader.read({ path, filename: 'x.pdf' })).unwrap()
  return { text: pages.map(({ text }) => text).join('\n'), warnings, ocr }
}

const hidden: [string, string, PageParts?][] = [
  ['drawn with nothing', at(700, '3 Tr')],
  ['that only cuts out', `q ${at(700, '7 Tr')} Q`],
  [
    'drawn with nothing beside a picture',
    `q 100 0 0 100 60 300 cm /I Do Q ${at(700, '3 Tr')}`,
    { ...IMAGE, objects: [picture(noise)] },
  ],
  [
    'drawn with nothing over a small picture',
    `q 300 0 0 60 50 680 cm /I Do Q ${at(700, '3 Tr')}`,
    { ...IMAGE, objects: [picture(noise)] },
  ],
  [
    'drawn with nothing over an empty picture',
    `q 595 0 0 842 0 0 cm /I Do Q BT /F1 12 Tf 60 780 Td (${VISIBLE}) Tj ET ${at(700, '3 Tr')}`,
    {
      ...IMAGE,
      objects: [picture(new Uint8Array(3_000_000).fill(255), '/Width 1000 /Height 1000 /ColorSpace /DeviceRGB')],
    },
  ],
  ['in white', at(700, '1 g')],
  ['in white of four colors', at(700, '0 0 0 0 k')],
  ['in nearly white', at(700, '0.97 0.98 0.96 rg')],
  ['in white of its own color space', at(700, '/DeviceRGB cs 1 1 1 scn')],
  ['outlined in white', at(700, '1 Tr 1 G')],
  ['filled and outlined in white', at(700, '2 Tr 1 G 1 g')],
  ['of the color of a rectangle below it', `0.2 0.4 0.6 rg 40 690 400 40 re f ${at(700, '0.2 0.4 0.6 rg')}`],
  [
    'of the color of a rounded field below it',
    `0.2 0.4 0.6 rg 60 690 m 400 690 l 420 690 420 720 400 720 c 60 720 l 40 720 40 690 60 690 c h f ${at(700, '0.2 0.4 0.6 rg')}`,
  ],
  [
    'of the color of a mixed ground',
    `/G gs 0 g 40 690 400 40 re f ${at(700, '/H gs 0.5 g')}`,
    { resources: '/ExtGState << /G << /ca 0.5 >> /H << /ca 1 >> >>' },
  ],
  ['that is tiny', 'BT /F1 1 Tf 60 700 Td (' + SECRET + ') Tj ET'],
  ['that a matrix makes tiny', `q 0.05 0 0 0.05 60 700 cm BT /F1 12 Tf 0 0 Td (${SECRET}) Tj ET Q`],
  ['that is squeezed', at(700, '1 Tz')],
  ['outside of what is cut out of the page', at(30), { page: '/CropBox [0 60 595 842]' }],
  ['outside of what may be painted', `q 0 0 10 10 re W n ${at(700)} Q`],
  [
    'outside of a form',
    '/X Do',
    {
      resources: '/XObject << /X 6 0 R >>',
      objects: [
        pdfStream(at(700), '/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << /Font << /F1 5 0 R >> >>'),
      ],
    },
  ],
  ['that everything shows through', at(700, '/G gs'), states('/ca 0')],
  [
    'in a form that everything shows through',
    '/G gs /X Do',
    {
      resources: '/ExtGState << /G << /ca 0 >> >> /XObject << /X 6 0 R >>',
      objects: [
        pdfStream(
          at(700),
          '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << /Font << /F1 5 0 R >> >>',
        ),
      ],
    },
  ],
  ['below a rectangle', `${at(700)} 1 g 40 690 400 40 re f`],
  ['below a black bar', `${at(700)} 0 g 40 690 400 40 re f`],
  ['below a picture', `${at(700)} q 400 0 0 60 40 680 cm /I Do Q`, { ...IMAGE, objects: [picture(noise)] }],
  ['below a white picture', `${at(700)} q 400 0 0 60 40 680 cm /I Do Q`, { ...IMAGE, objects: [picture(tone(255))] }],
  [
    'in white on a white picture',
    `q 400 0 0 60 40 680 cm /I Do Q ${at(700, '1 g')}`,
    { ...IMAGE, objects: [picture(tone(255))] },
  ],
  [
    'in black on a black picture',
    `q 400 0 0 60 40 680 cm /I Do Q ${at(700)}`,
    { ...IMAGE, objects: [picture(tone(0))] },
  ],
  ['on a layer that is off', `/OC /L BDC ${at(700)} EMC`, layer('/OFF [6 0 R]')],
  ['on a layer, where all are off', `/OC /L BDC ${at(700)} EMC`, layer('/BaseState /OFF')],
  ['in a hidden field', '', field(2)],
  ['in a field that is only printed', '', field(32)],
  ['in a field without a size', '', field(4, '/Rect [60 600 60 600]')],
  ['in a field with white letters', '', field(4, '/DA (/F1 10 Tf 1 g)')],
  ['in a field for passwords', '', field(4, '/Ff 8192')],
  [
    'of a hidden note',
    '',
    {
      page: '/Annots [6 0 R]',
      objects: [
        `<< /Type /Annot /Subtype /FreeText /F 2 /Contents (${SECRET}) /Rect [60 600 300 620] /DA (/F1 10 Tf 0 g) >>`,
      ],
    },
  ],
]

describe('text of a PDF that no reader sees', () => {
  it.each(hidden)('is not read: %s', async (_, content, parts) => {
    const { text, warnings } = await read(onePage(content, parts))
    expect(text).toContain(VISIBLE)
    expect(text).not.toMatch(/\b9 Euro/)
    expect(warnings.filter((warning) => !/versteckter Text auf Seite 1/.test(warning))).toEqual([])
  })

  it('is named by its page, and the visible words beside it in the same line stay', async () => {
    const line =
      'BT /F1 12 Tf 60 700 Td (Frist: ) Tj 1 g (keine, es sind ) Tj 0 g (vier Wochen) Tj 3 Tr ( oder nie) Tj ET'
    const { text, warnings } = await read(onePage(line))
    expect(text).toMatch(/Frist:\s+vier Wochen$/)
    expect(warnings).toEqual(['Nicht gelesen, weil man es nicht sieht: versteckter Text auf Seite 1.'])
  })

  it('is left out where the page is cut and turned', async () => {
    const { text } = await read(
      onePage(`q ${at(700, '3 Tr')} Q ${at(650, '', 'Sichtbar bleibt das.')}`, { page: '/Rotate 90' }),
    )
    expect(text).toContain('Sichtbar bleibt das.')
    expect(text).not.toContain('9 Euro')
  })
})

const seen: [string, string, PageParts?][] = [
  ['white on a dark rectangle', `0.1 0.3 0.1 rg 40 690 400 40 re f ${at(700, '1 g')}`],
  [
    'white on a dark picture',
    `q 400 0 0 60 40 680 cm /I Do Q ${at(700, '1 g')}`,
    { ...IMAGE, objects: [picture(noise)] },
  ],
  ['white with a dark outline', at(700, '2 Tr 0 G 1 g')],
  ['light grey', at(700, '0.7 g')],
  ['a rectangle that was painted before', `1 g 40 690 400 40 re f 0 g ${at(700)}`],
  ['a frame around it drawn later', `${at(700)} 0 G 40 690 400 40 re S`],
  ['a ring around it filled later', `${at(700)} 0 g 30 680 420 60 re 40 690 400 40 re f*`],
  ['a highlighter over it', `${at(700)} /G gs 1 1 0 rg 40 690 400 40 re f`, states('/BM /Multiply')],
  ['a veil over it', `${at(700)} /G gs 1 1 0 rg 40 690 400 40 re f`, states('/ca 0.3')],
  [
    'a stencil over it',
    `${at(700)} q 400 0 0 60 40 680 cm /I Do Q`,
    {
      ...IMAGE,
      objects: [
        pdfStream(
          new Uint8Array(1300).fill(0xa5),
          '/Type /XObject /Subtype /Image /ImageMask true /Width 100 /Height 100 /BitsPerComponent 1',
        ),
      ],
    },
  ],
  [
    'a signature that is clear between its strokes over it',
    `${at(700)} q 400 0 0 60 40 680 cm /I Do Q`,
    {
      ...IMAGE,
      objects: [
        picture(noise, '/Width 100 /Height 100 /ColorSpace /DeviceRGB /SMask 7 0 R'),
        pdfStream(
          Uint8Array.from({ length: 10_000 }, (_, index) => (index % 9 === 0 ? 255 : 0)),
          '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 8',
        ),
      ],
    },
  ],
  ['large letters of a small font in a large matrix', `BT /F1 1 Tf 12 0 0 12 60 700 Tm (${SECRET}) Tj ET`],
  ['a layer that is on', `/OC /L BDC ${at(700)} EMC`, layer('/ON [6 0 R]')],
  ['a filled field', '', field(4)],
]

describe('text of a PDF that a reader sees', () => {
  it.each(seen)('is read: %s', async (_, content, parts) => {
    const { text, warnings } = await read(onePage(content, parts))
    expect(text).toContain(VISIBLE)
    expect(text).toContain(SECRET)
    expect(warnings).toEqual([])
  })

  it.each([
    ['without colour over the picture', `q 595 0 0 842 0 0 cm /I Do Q ${at(700, '3 Tr')}`],
    ['without colour below the picture', `${at(700, '3 Tr')} q 595 0 0 842 0 0 cm /I Do Q`],
    ['in black below the picture', `${at(700)} q 595 0 0 842 0 0 cm /I Do Q`],
  ])('is what was recognized on a scan (%s)', async (_, content) => {
    const { text, warnings, ocr } = await read(onePage(content, { ...IMAGE, objects: [scanned] }))
    expect(text).toContain(SECRET)
    expect([warnings, ocr]).toEqual([[], false])
  })
})
