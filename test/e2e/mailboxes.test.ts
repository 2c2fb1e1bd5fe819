import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { READ_MAILBOX } from '../../core/mailboxes/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { newId } from '../builders/ids.ts'
import { patience, until } from '../patience.ts'
import { startImapServer, type ImapServer } from '../stand-ins/imap-server.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const CSV = 'Schlag;Größe ha;Kultur\r\nHinterm Deich;4,5;Winterweizen\r\n'
const mailOf = (subject: string, attachment = '') =>
  [
    'From: Amt <amt@kreis.example>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nBitte antworten Sie bis zum 20.05.2026.',
    ...(attachment
      ? [`--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="${attachment}"\r\n\r\n${CSV}`]
      : []),
    '--b--',
    '',
  ].join('\r\n')

/** As whoever reads the tables past all rules sees them. */
async function rowsIn(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    expect(rows.length).toBeGreaterThan(0)
    return JSON.stringify(rows)
  } finally {
    await client.end()
  }
}

/** The command beside a running service and its worker, and a mail server that speaks IMAP. */
describe('hofkern mailboxes', { timeout: patience(120_000) }, () => {
  let service: TestService
  let server: ImapServer
  let farm: Farm
  beforeAll(async () => {
    service = await startService({ HOFKERN_MAX_UPLOAD_MB: '1' })
  })
  beforeEach(async () => {
    farm = await service.farm()
    server = await startImapServer('none')
    return () => server.close()
  })
  afterAll(() => service.stop())

  async function hofkern(args: string[], { input = '', ca = '' } = {}) {
    const { databaseUrl, dataDir } = service.application.settings
    const child = spawn(process.execPath, ['apps/cli/main.ts', ...args], {
      env: {
        ...process.env,
        LOG_LEVEL: '',
        DATABASE_URL: databaseUrl,
        HOFKERN_DATA_DIR: dataDir,
        HOFKERN_MAX_UPLOAD_MB: '1',
        ...(ca && { NODE_EXTRA_CA_CERTS: ca }),
      },
    })
    child.stdin.end(input)
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.on('exit', resolve)),
    ])
    return { stdout, stderr, code }
  }
  const where = () => ['--host', '127.0.0.1', '--port', String(server.port), '--encryption', 'none', '--user', 'anna']
  const setUp = (more: string[] = [], password = 'geheim') =>
    hofkern(['mailboxes', 'set', '--email', farm.email, ...where(), ...more], { input: `${password}\n` })
  const documentsOf = async (one: Farm) => {
    const listed = (await (await one.call('GET', '/training')).json()) as {
      items: { filename: string; status: string }[]
    }
    return listed.items
      .filter(({ status }) => status === 'completed' || status === 'failed')
      .map(({ filename }) => filename)
      .toSorted()
  }
  /** As if the turn of the farm had come. */
  const read = ({ namespaceId }: Farm) =>
    service.application.platform.jobs.enqueue(
      READ_MAILBOX.of(newId(), { namespaceId: namespaceId as NamespaceId }, namespaceId),
    )

  it('takes in a mail with its attachment, for its own farm alone', async () => {
    const other = await service.farm()
    server.lay(mailOf('Alt'))
    const set = await setUp()
    expect([set.stderr, set.code]).toEqual(['', 0])
    expect(set.stdout).toContain('die ab jetzt eintreffen')
    server.lay(mailOf('Anhörung / Bescheid', 'Schläge.csv'))
    await service.application.mailboxes.takeTurns()
    await until(async () => (await documentsOf(farm)).length === 2)
    expect(await documentsOf(farm)).toEqual(['Anhörung - Bescheid.eml', 'Schläge.csv'])
    const letters = (await (await farm.call('GET', '/workspace/letters')).json()) as { items: { subject: string }[] }
    expect(letters.items.map(({ subject }) => subject)).toEqual(['Anhörung / Bescheid'])

    await read(farm)
    await until(async () => server.commands.filter((line) => line.startsWith('EXAMINE')).length >= 3)
    expect(await documentsOf(farm)).toHaveLength(2)
    expect(await documentsOf(other)).toEqual([])
    expect(server.commands.filter((line) => /^(SELECT|UID STORE|STORE|EXPUNGE)/.test(line))).toEqual([])
  })

  it('says what is wrong, lists, tries and forgets, and shows no password', async () => {
    const wrong = await setUp([], 'falsch')
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('Benutzer und Kennwort nicht an')])
    const none = await hofkern(['mailboxes', 'test', '--email', farm.email])
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('kein Postfach eingerichtet')])
    expect((await setUp(['--folder', 'Fehlt'])).stderr).toContain('Den Ordner gibt es')
    expect((await setUp([], '')).stderr).toContain('Es fehlt das Kennwort')
    expect((await setUp(['--since', '2026-02-30'])).code).toBe(1)

    server.lay(mailOf('Eins'))
    await setUp(['--since', '2026-01-01'])
    const tried = await hofkern(['mailboxes', 'test', '--email', farm.email, '--json'])
    expect(JSON.parse(tried.stdout)).toMatchObject({ user: 'anna', waiting: 1, failure: null })
    const listed = await hofkern(['mailboxes', 'list', '--json'])
    expect(listed.stdout).toContain(farm.namespaceId)
    expect(listed.stdout + tried.stdout).not.toContain('geheim')
    expect(await rowsIn(service.database.url, 'select * from mailboxes')).not.toContain('geheim')
    expect((await hofkern(['secrets', 'rotate'])).code).toBe(0)
    expect((await hofkern(['mailboxes', 'test', '--email', farm.email])).code).toBe(0)
    expect((await hofkern(['mailboxes', 'remove', '--email', farm.email])).code).toBe(0)
    expect((await hofkern(['mailboxes', 'remove', '--email', farm.email])).code).toBe(1)
  })

  it('is named by the doctor where it cannot be read, and tells its people', async () => {
    await setUp()
    server.users.set('anna', 'neu')
    await read(farm)
    const wrong = async () =>
      (await service.application.operations.examineInstallation()).find(({ part }) => part === 'mailboxes')!
    await until(async () => !(await wrong()).ok)
    expect(await wrong()).toMatchObject({ detail: 'anna: Der Mailserver nimmt Benutzer und Kennwort nicht an.' })
    const told = async () => {
      const { items } = (await (await farm.call('GET', '/notifications')).json()) as { items: { title: string }[] }
      return items.map(({ title }) => title)
    }
    // The failure is kept before its event has told anyone.
    await until(async () => (await told()).length > 0)
    expect(await told()).toEqual(['Das Postfach anna lässt sich nicht lesen.'])
    expect((await setUp([], 'neu')).code).toBe(0)
    await until(async () => (await wrong()).ok)
  })

  it('trusts a certificate only where the operator does', async () => {
    const sealed = await startImapServer('tls')
    const ca = join(service.application.settings.dataDir, 'ca.pem')
    try {
      writeFileSync(ca, sealed.ca)
      const to = ['--host', 'localhost', '--port', String(sealed.port), '--user', 'anna']
      const args = ['mailboxes', 'set', '--email', farm.email, ...to]
      const refused = await hofkern(args, { input: 'geheim' })
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Zertifikat')])
      expect(sealed.commands).toEqual([])
      expect((await hofkern(args, { input: 'geheim', ca })).code).toBe(0)
    } finally {
      await sealed.close()
    }
  })

  it('outlives mails that mean harm, and reads what comes after them', async () => {
    await setUp()
    const harm = [
      '',
      `X: ${'a'.repeat(500_000)}`,
      `Subject: \u0000\u202e\u0007${'ü'.repeat(5000)}\r\nDate: gestern\r\n\r\n\u0000`,
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n--b',
      `Content-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}`,
      Buffer.alloc(1_100_000, 'x'),
      mailOf('Danach'),
    ]
    for (const mail of harm) server.lay(mail)
    await read(farm)
    await until(async () => (await documentsOf(farm)).includes('Danach.eml'))
    const notifications = (await (await farm.call('GET', '/notifications')).json()) as { items: { title: string }[] }
    expect(notifications.items.map(({ title }) => title).join()).toContain('ist zu groß')
  })

  it('keeps waiting for a server that hangs apart from the mailboxes of others', async () => {
    await setUp()
    const [first, hanging] = [farm, server]
    const healthy = await startImapServer('none')
    try {
      ;[farm, server] = [await service.farm(), healthy]
      await setUp()
      hanging.fault = 'silent'
      healthy.lay(mailOf('Geht'))
      await read(first)
      await read(farm)
      await until(async () => (await documentsOf(farm)).includes('Geht.eml'))
    } finally {
      await healthy.close()
      server = hanging
    }
  })
})
