import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  makeIsolatedDocumentReader,
  type IsolatedDocumentReader,
  type IsolatedReaderSettings,
} from '../../../adapters/documents/isolated-document-reader.ts'
import { makeTextPdf } from '../../builders/documents.ts'
import { endlessPdf, hungryPdf } from '../../builders/poison.ts'
import { patience, until } from '../../patience.ts'
import { makeInvoicePdf } from '../../builders/invoices.ts'

let folder: string
let reader: IsolatedDocumentReader
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-isolated-'))
})
afterEach(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A limit that a letter keeps on this machine, and that does not make the test wait long. */
const SHORT_SECONDS = Math.ceil(patience(3_000) / 1000)

const open = (settings: Partial<IsolatedReaderSettings> = {}) => {
  reader = makeIsolatedDocumentReader({ processes: 1, ...settings })
}

function file(content: string | Uint8Array, filename = 'brief.txt') {
  const path = join(folder, filename)
  writeFileSync(path, content)
  return { path, filename }
}

const letter = () => file('Die Pacht ist am 01.10. fällig.')

async function expectNextFileToBeRead() {
  expect((await reader.read(letter())).unwrap().pages[0]!.text).toBe('Die Pacht ist am 01.10. fällig.')
}

/** Process numbers of the readers that this process has started. */
const readerProcesses = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('reader-main'))
    .map((line) => Number.parseInt(line.trim(), 10))

describe('an isolated reader', { timeout: patience(90_000) }, () => {
  it('reads the text layer of a PDF in reading order', async () => {
    open()
    const document = (await reader.read(file(makeInvoicePdf(), 'rechnung.pdf'))).unwrap()
    expect(document.pages[0]?.text).toContain('Sojaschrot lose  500 kg  225,00')
  })

  it('tells pages done, in order', async () => {
    open()
    const told: [number, number][] = []
    await reader.analyse(
      file(makeTextPdf([['Eins, zwei'], ['Drei'], ['Vier']]), 'brief.pdf'),
      { filename: 'brief.pdf', title: 'brief', today: '2026-05-20', own: [] },
      'quick',
      (done, total) => told.push([done, total]),
    )
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('gives up in the quick lane what takes more processor time than it has, and reads the next', async () => {
    open({ quickSeconds: 1 })
    const about = { filename: 'endlos.pdf', title: 'endlos', today: '2026-05-20', own: [] }
    expect((await reader.analyse(file(endlessPdf(), 'endlos.pdf'), about, 'quick')).val).toEqual({
      kind: 'over_budget',
    })
    expect((await reader.analyse(letter(), { ...about, filename: 'brief.txt' }, 'quick')).ok).toBe(true)
  })

  it('ends a file that tells nothing for too long, and reads the next', async () => {
    open({ silentSeconds: SHORT_SECONDS })
    expect((await reader.read(file(endlessPdf(), 'endlos.pdf'))).val).toEqual({
      kind: 'timed_out',
      seconds: SHORT_SECONDS,
    })
    await expectNextFileToBeRead()
  })

  it('ends a file that takes too long in all, however much it tells', async () => {
    open({ totalSeconds: SHORT_SECONDS })
    expect((await reader.read(file(endlessPdf(), 'endlos.pdf'))).val).toEqual({
      kind: 'timed_out',
      seconds: SHORT_SECONDS,
    })
    await expectNextFileToBeRead()
  })

  it('refuses a file that takes more memory than allowed, and reads the next', async () => {
    open({ memoryMegabytes: 350 })
    expect((await reader.read(file(hungryPdf(800), 'hunger.pdf'))).val).toEqual({
      kind: 'too_large',
      what: 'memory',
      limit: 350,
    })
    await expectNextFileToBeRead()
  })

  it('tells when its process was killed, and reads the next in a new one', async () => {
    open()
    const reading = reader.read(file(endlessPdf(), 'endlos.pdf'))
    const pid = await vi.waitUntil(() => readerProcesses()[0], { timeout: patience(10_000) })
    process.kill(pid, 'SIGKILL')
    expect((await reading).val).toMatchObject({ kind: 'reader_crashed', reason: expect.stringContaining('SIGKILL') })
    await expectNextFileToBeRead()
    expect(readerProcesses()).not.toContain(pid)
  })

  it('reads the next file where an idle process had died unseen', async () => {
    open()
    await expectNextFileToBeRead()
    const [pid] = readerProcesses()
    process.kill(pid!, 'SIGKILL')
    await expectNextFileToBeRead()
    expect(readerProcesses()).not.toContain(pid)
  })

  it('serves a second file while the first takes its time', async () => {
    open({ processes: 2, silentSeconds: SHORT_SECONDS * 4 })
    const slow = reader.read(file(endlessPdf(), 'endlos.pdf'))
    await expectNextFileToBeRead()
    await reader.close()
    expect((await slow).val).toMatchObject({ kind: 'reader_crashed' })
  })

  it('is replaced after some files and ended when idle or closed', async () => {
    open({ filesPerProcess: 2, idleSeconds: SHORT_SECONDS })
    await expectNextFileToBeRead()
    const before = readerProcesses()
    expect(before).toHaveLength(1)
    await expectNextFileToBeRead()
    await expectNextFileToBeRead()
    expect(readerProcesses()).not.toEqual(before)
    await until(() => readerProcesses().length === 0)
    await reader.close()
    expect((await reader.read(letter())).val).toEqual({ kind: 'reader_crashed', reason: 'the reader was closed' })
    expect(readerProcesses()).toEqual([])
  })
})
