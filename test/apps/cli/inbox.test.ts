import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepStream } from '../../../adapters/system/keep-stream.ts'
import { Inbox, type InboxSettings, type PutAway, type Reading } from '../../../apps/cli/inbox/inbox.ts'
import { openFolders } from '../../../apps/cli/inbox/put-away.ts'

const SETTLED = 3000

describe('a watched folder', () => {
  let folder: string
  let elsewhere: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hofkern-inbox-'))
    elsewhere = mkdtempSync(join(tmpdir(), 'hofkern-elsewhere-'))
    await openFolders(folder)
  })
  afterEach(() => {
    for (const made of [folder, elsewhere]) rmSync(made, { recursive: true, force: true })
  })

  /** A service that keeps each content once, and an inbox over it, which a restart makes anew. */
  function world(given: Partial<InboxSettings> = {}) {
    const clock = { now: 0 }
    const service = {
      documents: new Map<string, { id: string; filename: string; content: string }>(),
      reading: { kind: 'read' } as Reading,
      uploads: 0,
      fault: undefined as Error | undefined,
    }
    const settings: InboxSettings = {
      folder,
      copies: { keepStream, folder: elsewhere },
      maxBytes: 1000,
      settledMs: SETTLED,
      readingMs: 60_000,
      now: () => clock.now,
      async upload({ sha256, filename, path }) {
        service.uploads += 1
        if (service.fault) throw service.fault
        const known = service.documents.get(sha256)
        const id = known?.id ?? `document ${service.documents.size}`
        if (!known) service.documents.set(sha256, { id, filename, content: readFileSync(path, 'utf8') })
        return { id, known: known !== undefined }
      },
      readingOf: async () => service.reading,
      ...given,
    }
    const made = { inbox: new Inbox(settings) }
    const told: PutAway[] = []
    const look = (stop = AbortSignal.any([])) => made.inbox.look((done) => told.push(done), stop)
    return {
      service,
      told,
      look,
      restart: () => void (made.inbox = new Inbox(settings)),
      waiting: () => made.inbox.waiting,
      async later(ms = SETTLED) {
        clock.now += ms
        await look()
      },
      filenames: () => [...service.documents.values()].map(({ filename }) => filename).toSorted(),
    }
  }
  const lay = (name: string, content = `content of ${name}`) => writeFileSync(join(folder, name), content)
  const taken = () => readdirSync(join(folder, 'aufgenommen')).toSorted()
  const refused = () => readdirSync(join(folder, 'abgelehnt')).toSorted()
  const left = () => readdirSync(folder).filter((name) => !['aufgenommen', 'abgelehnt'].includes(name))

  it('uploads what is laid into it and moves it', async () => {
    const { look, later, told, service } = world()
    lay('Prüfbericht.pdf', 'Klee')
    await look()
    expect(service.uploads).toBe(0)
    await later()
    expect([...service.documents.values()]).toMatchObject([{ filename: 'Prüfbericht.pdf', content: 'Klee' }])
    expect(told).toEqual([{ file: 'Prüfbericht.pdf', outcome: 'taken', reason: null }])
    expect([taken(), left()]).toEqual([['Prüfbericht.pdf'], []])
    expect(readFileSync(join(folder, 'aufgenommen', 'Prüfbericht.pdf'), 'utf8')).toBe('Klee')
    expect(readdirSync(elsewhere)).toEqual([])
  })

  it('waits for a file that is still being written, be it only that its time changes', async () => {
    const { look, later, service } = world()
    lay('scan.pdf', 'half')
    await look()
    appendFileSync(join(folder, 'scan.pdf'), ', and more')
    await later()
    utimesSync(join(folder, 'scan.pdf'), 1, 1)
    await later()
    expect(service.uploads).toBe(0)
    await later(SETTLED - 1)
    expect(service.uploads).toBe(0)
    await later(1)
    expect([...service.documents.values()]).toMatchObject([{ content: 'half, and more' }])
  })

  it('leaves alone what is no file of a person, what it links to, and what lies in folders', async () => {
    const { look, later, service, waiting } = world()
    writeFileSync(join(elsewhere, 'secret.txt'), 'secret')
    symlinkSync(join(elsewhere, 'secret.txt'), join(folder, 'link.txt'))
    mkdirSync(join(folder, 'sub'))
    writeFileSync(join(folder, 'sub', 'inner.txt'), 'inner')
    execFileSync('mkfifo', [join(folder, 'pipe.txt')])
    const names = ['.hidden.pdf', 'a.pdf.part', 'b.PDF.crdownload', '~$brief.docx', 'c.tmp', 'Thumbs.db']
    for (const name of names) lay(name)
    await look()
    await later()
    expect([service.uploads, waiting()]).toEqual([0, 0])
    expect(left().toSorted()).toEqual([...names, 'link.txt', 'pipe.txt', 'sub'].toSorted())
  })

  it('says in German why a file was refused, beside it', async () => {
    const { look, later, service, told } = world()
    lay('leer.pdf', '')
    lay('riesig.pdf', 'x'.repeat(1001))
    await look()
    await later()
    service.reading = { kind: 'failed', reason: 'Die Datei ist mit einem Kennwort geschützt.' }
    lay('geheim.pdf')
    await look()
    await later()
    expect(refused()).toEqual([
      'geheim.pdf',
      'geheim.pdf.txt',
      'leer.pdf',
      'leer.pdf.txt',
      'riesig.pdf',
      'riesig.pdf.txt',
    ])
    const why = (name: string) => readFileSync(join(folder, 'abgelehnt', `${name}.txt`), 'utf8')
    expect(why('leer.pdf')).toContain('Die Datei ist leer.')
    expect(why('riesig.pdf')).toContain('zu groß')
    expect(why('geheim.pdf')).toBe('geheim.pdf\n\nDie Datei ist mit einem Kennwort geschützt.\n')
    expect(told.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused'])
    expect([service.uploads, left()]).toEqual([1, []])
  })

  it.skipIf(process.getuid?.() === 0)('refuses what it must not read', async () => {
    const { look, later } = world()
    lay('fremd.pdf')
    chmodSync(join(folder, 'fremd.pdf'), 0)
    await look()
    await later()
    expect(refused()).toEqual(['fremd.pdf', 'fremd.pdf.txt'])
  })

  it('takes the same bytes again as known, and never moves over another file', async () => {
    const { look, later, told, service } = world()
    for (const content of ['Klee', 'Klee', 'Gras']) {
      lay('scan.pdf', content)
      await look()
      await later()
    }
    expect(told.map(({ outcome }) => outcome)).toEqual(['taken', 'known', 'taken'])
    expect(taken()).toEqual(['scan (2).pdf', 'scan (3).pdf', 'scan.pdf'])
    expect(readFileSync(join(folder, 'aufgenommen', 'scan (3).pdf'), 'utf8')).toBe('Gras')
    expect(service.documents.size).toBe(2)
  })

  it('keeps a refused text from the reason of another file', async () => {
    const { look, later, service } = world()
    service.reading = { kind: 'failed', reason: 'Nein.' }
    lay('a.pdf.txt', 'kept')
    await look()
    await later()
    lay('a.pdf')
    await look()
    await later()
    expect(readFileSync(join(folder, 'abgelehnt', 'a.pdf.txt'), 'utf8')).toBe('kept')
    expect(refused()).toEqual(['a (2).pdf', 'a (2).pdf.txt', 'a.pdf.txt', 'a.pdf.txt.txt'])
  })

  it('loses nothing and doubles nothing when it dies between upload and move', async () => {
    const { look, later, restart, service, told } = world()
    service.reading = { kind: 'reading' }
    lay('a.pdf')
    await look()
    await later()
    expect([service.documents.size, left()]).toEqual([1, ['a.pdf']])
    restart()
    service.reading = { kind: 'read' }
    await look()
    await later()
    expect([service.documents.size, taken(), left()]).toEqual([1, ['a.pdf'], []])
    expect(told).toMatchObject([{ file: 'a.pdf', outcome: 'known' }])
  })

  it('takes a file whose reading goes on for long, and uploads it once', async () => {
    const { look, later, service, waiting } = world({ readingMs: 10_000 })
    service.reading = { kind: 'reading' }
    lay('a.pdf')
    await look()
    await later()
    await later(9999)
    expect([service.uploads, waiting(), left()]).toEqual([1, 1, ['a.pdf']])
    await later(1)
    expect([service.uploads, waiting(), taken()]).toEqual([1, 0, ['a.pdf']])
  })

  it('reads a file anew that was written on after its upload', async () => {
    const { look, later, service } = world()
    service.reading = { kind: 'reading' }
    lay('a.pdf', 'first')
    await look()
    await later()
    appendFileSync(join(folder, 'a.pdf'), ', second')
    service.reading = { kind: 'read' }
    await later()
    expect(left()).toEqual(['a.pdf'])
    await later()
    expect([...service.documents.values()].map(({ content }) => content)).toEqual(['first', 'first, second'])
    expect(readFileSync(join(folder, 'aufgenommen', 'a.pdf'), 'utf8')).toBe('first, second')
  })

  it('moves nothing that somebody has put there since it looked', async () => {
    const { look, later } = world({
      async readingOf() {
        lay('a.pdf', 'another')
        return { kind: 'failed', reason: 'Nein.' }
      },
    })
    lay('a.pdf', 'first')
    await look()
    await later()
    expect([taken(), refused(), left()]).toEqual([[], [], ['a.pdf']])
  })

  it('keeps every file while the service fails, and goes on once it answers', async () => {
    const { look, later, service, waiting, filenames } = world()
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']) lay(name)
    service.fault = new Error('no database')
    await look()
    await expect(later()).rejects.toThrow('no database')
    expect([waiting(), left().length, readdirSync(elsewhere)]).toEqual([5, 5, []])
    service.fault = undefined
    await look()
    const all = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']
    expect([filenames(), taken()]).toEqual([all, all])
  })

  it('lets files that fail again and again not stand in the way of others', async () => {
    const broken = new Set(['a.pdf', 'b.pdf', 'c.pdf'])
    const { look, later } = world({
      async upload({ filename }) {
        if (broken.has(filename)) throw new Error('broken')
        return { id: filename, known: false }
      },
    })
    for (const name of [...broken, 'd.pdf', 'e.pdf']) lay(name)
    await look()
    await expect(later()).rejects.toThrow('broken')
    await expect(look()).rejects.toThrow('broken')
    expect(taken()).toEqual(['d.pdf', 'e.pdf'])
  })

  it('ends between two files when it is stopped', async () => {
    const stop = new AbortController()
    const documents: string[] = []
    const { look, later } = world({
      settledMs: 0,
      async upload({ filename }) {
        documents.push(filename)
        stop.abort()
        return { id: filename, known: false }
      },
    })
    lay('a.pdf')
    lay('b.pdf')
    await look(stop.signal)
    expect([documents, taken(), left()]).toEqual([['a.pdf'], ['a.pdf'], ['b.pdf']])
    await later()
    expect(taken()).toEqual(['a.pdf', 'b.pdf'])
  })

  it('takes names of old scanners and very long ones', async () => {
    const { look, later, filenames } = world()
    const latin1 = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from('Düngung.pdf', 'latin1')])
    writeFileSync(latin1, 'Gülle')
    lay(`${'ü'.repeat(125)}.pdf`)
    await look()
    await later()
    expect(filenames()).toContain('Düngung.pdf')
    expect(taken()).toContain('Düngung.pdf')
    expect([taken().length, left()]).toEqual([2, []])
  })

  it('does not begin where its folders lead elsewhere', async () => {
    rmSync(join(folder, 'aufgenommen'), { recursive: true })
    symlinkSync(elsewhere, join(folder, 'aufgenommen'))
    await expect(openFolders(folder)).rejects.toThrow('kein Ordner')
    await expect(openFolders(join(folder, 'none'))).rejects.toThrow('gibt es nicht')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})
