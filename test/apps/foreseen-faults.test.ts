import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { explainForeseen } from '../../apps/foreseen-faults.ts'

describe('what whoever runs the service can mend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-foreseen-'))
  const file = join(folder, 'datei')
  writeFileSync(file, '')
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each<[string, () => unknown, RegExp]>([
    ['a folder that is a file', () => mkdirSync(file, { recursive: true }), /datei geht nicht: .* eine Datei, wo/],
    ['a folder in a file', () => mkdirSync(join(file, 'x'), { recursive: true }), /x geht nicht: .* eine Datei, wo/],
    ['a list of a file', () => readdirSync(file), /datei geht nicht: .* eine Datei, wo/],
    ['a file that is a folder', () => readFileSync(folder), /ist ein Ordner; hier gehört eine Datei hin\.$/],
    ['a file that is not there', () => readFileSync(join(folder, 'fehlt')), /fehlt gibt es nicht\.$/],
  ])('is told in one German line: %s', (_what, work, line) => {
    let explained: string | undefined
    try {
      work()
    } catch (error) {
      explained = explainForeseen(error)
    }
    expect(explained).toMatch(line)
  })

  it('is no fault of ours', () => {
    expect(explainForeseen(new TypeError('x is not a function'))).toBeUndefined()
    expect(explainForeseen(Object.assign(new Error('EEXIST'), { code: 'EEXIST', syscall: 'open' }))).toBeUndefined()
  })
})
