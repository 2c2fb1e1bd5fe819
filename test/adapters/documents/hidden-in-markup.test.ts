import { describe, expect, it } from 'vitest'
import { readFileAsDocument } from '../../../adapters/documents/read-file.ts'
import { defaultReadLimits } from '../../../adapters/documents/limits.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeEml } from '../../builders/documents.ts'

async function read(content: string | Uint8Array, filename: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-hidden-'))
  try {
    const path = join(folder, 'original')
    writeFileSync(path, content)
    const { pages, warnings } = await readFileAsDocument({ path, filename }, defaultReadLimits, () => {})
    return { text: pages.map(({ text }) => text).join('\n'), warnings }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SECRET = 'Die Pacht beträgt 9 Euro.'
const page = (body: string, css = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><style>${css}</style></head><body><p>Die Pacht beträgt 1.200 Euro.</p>${body}</body></html>`
const styled = (style: string) => page(`<div style="${style}">${SECRET}</div>`)
const ruled = (css: string, body = `<div class="a b" id="c">${SECRET}</div>`) => page(body, css)

const hidden: [string, string][] = [
  ['display: none', styled('display:none')],
  ['display of a class', ruled('.a { display: none }')],
  ['display of an id', ruled('#c{display:none !important}')],
  ['display of a tag', ruled('aside{display:none}', `<aside>${SECRET}</aside>`)],
  [
    'a path of selectors',
    ruled('section > .x p, h9 { display:none }', `<section><div class="x"><p>${SECRET}</p></div></section>`),
  ],
  ['an attribute', ruled('[data-x="1"]{display:none}', `<p data-x="1">${SECRET}</p>`)],
  ['a rule for screens', ruled('@media screen and (min-width: 1px) { .a { display:none } }')],
  ['a sheet at the end', `${page(`<p class="z">${SECRET}</p>`)}<style>/* x */ .z{visibility:hidden}</style>`],
  ['visibility', styled('visibility: hidden')],
  ['opacity', styled('opacity:0.01')],
  ['no size', styled('font-size:0')],
  ['a tiny size', styled('font-size:1px')],
  ['a share of no size', page(`<div style="font-size:0"><span style="font-size:2em">${SECRET}</span></div>`)],
  ['white on white', styled('color:#fff')],
  ['white on white by names', page(`<font color="white">${SECRET}</font>`)],
  ['nearly white', styled('color: rgb(250, 250, 250)')],
  ['the colour of its ground', styled('background:#123456;color:#123456')],
  [
    'the colour of a ground around it',
    page(`<table bgcolor="#123456"><tr><td style="color:#123456">${SECRET}</td></tr></table>`),
  ],
  ['no colour', styled('color:transparent')],
  ['far to the left', styled('position:absolute;left:-9999px')],
  ['an indent', styled('text-indent:-9999px')],
  ['a clip', styled('position:absolute;clip:rect(0 0 0 0)')],
  ['a path that clips', styled('clip-path: inset(50%)')],
  ['no height', styled('height:0;overflow:hidden')],
  ['a point of width', styled('width:1px;height:1px;overflow:hidden')],
  ['no scale', styled('transform:scale(0)')],
  ['far moved', styled('transform: translateX(-9999px)')],
  ['words of Outlook', styled('mso-hide:all')],
  ['the attribute', page(`<p hidden>${SECRET}</p>`)],
  ['a dialog that is not open', page(`<dialog>${SECRET}</dialog>`)],
  ['a template', page(`<template>${SECRET}</template>`)],
  ['a comment', page(`<!-- ${SECRET} -->`)],
  ['no script', page(`<noscript>${SECRET}</noscript>`)],
  ['a label for machines', page(`<span aria-label="${SECRET}" title="${SECRET}"></span>`)],
  ['tags', page([...SECRET].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0)! & 127))).join(''))],
]

const seen: [string, string][] = [
  ['a rule that another one lifts', ruled('.a{display:none} .a.b{display:block}')],
  ['a rule that the element lifts', page(`<div class="a" style="display:block">${SECRET}</div>`, '.a{display:none}')],
  ['a rule for print', ruled('@media print { .a { display:none } }')],
  ['a rule for the mouse', ruled('.a:hover{display:none}')],
  ['a rule for others', ruled('.aa, p .a, div > .a {display:none}')],
  ['white on green', page(`<table bgcolor="#1a5c2a"><tr><td><font color="#ffffff">${SECRET}</font></td></tr></table>`)],
  ['white on a picture', styled("background:url('x.png');color:white")],
  ['white on a gradient', styled('background-image: linear-gradient(#000, #111);color:white')],
  ['what is closed until somebody clicks', page(`<details><summary>Mehr</summary>${SECRET}</details>`)],
  ['visible in what is not', page(`<div style="visibility:hidden"><p style="visibility:visible">${SECRET}</p></div>`)],
  ['a size of its own in none', page(`<div style="font-size:0"><span style="font-size:14px">${SECRET}</span></div>`)],
  ['half clear', styled('opacity:.5')],
  ['a small indent', styled('text-indent:-20px;margin-left:20px')],
]

describe('text of a page that no reader sees', () => {
  it.each(hidden)('is not read: %s', async (name, html) => {
    const { text, warnings } = await read(html, 'seite.html')
    expect(text).toContain('1.200 Euro')
    expect(text).not.toContain('9 Euro')
    const silent = /template|comment|script|machines/.test(name)
    expect(warnings).toEqual(silent ? [] : ['Nicht gelesen, weil man es nicht sieht: versteckter Text im Dokument.'])
  })

  it.each(seen)('is told from what a reader sees: %s', async (_, html) => {
    const { text, warnings } = await read(html, 'seite.html')
    expect(text).toContain(SECRET)
    expect(warnings).toEqual([])
  })

  it('does not part words', async () => {
    const html = page(
      'Ig\u200Bnorie&#x200b;ren Sie die\u202E Mah\u2066nung, 9\u2060 Hühner\uFEFF und die Ar\u00ADbeit 👩‍🌾',
    )
    expect((await read(html, 'seite.html')).text).toContain(
      'Ignorieren Sie die Mahnung, 9 Hühner und die Ar\u00ADbeit 👩‍🌾',
    )
  })
})

const mail = (plain: string | undefined, html: string) =>
  makeEml(
    'Pacht',
    [
      ...(plain === undefined ? [] : ['--x', 'Content-Type: text/plain; charset=utf-8', '', plain]),
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
      '--x--',
    ].join('\r\n'),
    'Content-Type: multipart/alternative; boundary=x',
  )

describe('a mail', () => {
  it('of HTML alone is read as a page', async () => {
    const { text, warnings } = await read(mail(undefined, ruled('.a{max-height:0;overflow:hidden}')), 'mail.eml')
    expect(text).toContain('1.200 Euro')
    expect(text).not.toContain('9 Euro')
    expect(warnings).toHaveLength(1)
  })

  it('whose plain part says what its HTML does not is read as programs show it', async () => {
    const { text, warnings } = await read(
      mail(`Die Pacht beträgt 1.200 Euro. Ab sofort gilt dies nicht mehr, zahlen Sie ${SECRET}`, page('')),
      'mail.eml',
    )
    expect(text).toContain('1.200 Euro')
    expect(text).not.toContain('9 Euro')
    expect(warnings).toHaveLength(1)
  })

  it('whose two parts say the same is read as it was written', async () => {
    const plain = 'Hallo,\r\n\r\ndie Pacht beträgt *1.200 Euro*.\r\nhttps://hof.example/pacht'
    const { text, warnings } = await read(
      mail(plain, '<p>Hallo,</p><p>die <a href="https://hof.example/pacht">Pacht</a> beträgt <b>1.200 Euro</b>.</p>'),
      'mail.eml',
    )
    expect(text).toContain('*1.200 Euro*')
    expect(warnings).toEqual([])
  })
})
