import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { splitMail } from '../../../adapters/documents/split-mail.ts'
import { ImapMailServers } from '../../../adapters/mailboxes/imap-mail-servers.ts'
import type { MailboxAccess } from '../../../core/mailboxes/index.ts'
import { patience } from '../../patience.ts'
import { startImapServer, type ImapServer } from '../../stand-ins/imap-server.ts'

const open: ImapServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const folder = mkdtempSync(join(tmpdir(), 'hofkern-mailboxes-'))

async function aServer(kind: 'tls' | 'starttls' | 'none' = 'tls') {
  const server = await startImapServer(kind)
  open.push(server)
  const access: MailboxAccess = {
    host: '127.0.0.1',
    port: server.port,
    encryption: kind,
    user: 'anna',
    password: 'geheim',
    folder: 'INBOX',
  }
  const servers = (more: { ca?: string; silenceMs?: number; longestMs?: number; maxBytes?: number } = {}) =>
    new ImapMailServers({ folder, maxBytes: 3_000_000, splitMail, ca: server.ca, ...more })
  return { server, access, servers }
}

const MAIL = 'From: amt@kreis.de\r\nSubject: Anh=?UTF-8?Q?=C3=B6?=rung\r\n\r\nBis zum 20.05.2026.\r\n'

describe('IMAP', { timeout: patience(60_000) }, () => {
  it.each(['tls', 'starttls', 'none'] as const)('reads what is new over %s and changes nothing', async (kind) => {
    const { server, access, servers } = await aServer(kind)
    const uids = [MAIL, 'Subject: Zwei\r\n\r\nText'].map((mail) => server.lay(mail))
    const read = await servers().visit(access, async (mailbox) => {
      const first = await mailbox.withMail(uids[0]!, async ({ mail }) => readFileSync(mail.path, 'utf8'))
      const { uidValidity, nextUid } = mailbox
      return {
        uidValidity,
        nextUid,
        all: await mailbox.uidsAfter(0, null),
        after: await mailbox.uidsAfter(1, null),
        none: await mailbox.uidsAfter(2, null),
        sizes: (await mailbox.entries(uids)).map(({ sizeBytes }) => sizeBytes),
        first,
      }
    })
    expect(read.val).toEqual({
      uidValidity: '1',
      nextUid: 3,
      all: [1, 2],
      after: [2],
      none: [],
      sizes: [MAIL.length, 21],
      first: MAIL,
    })
    expect(server.commands.filter((line) => /STORE|EXPUNGE|SELECT|MOVE|COPY/.test(line))).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('finds by the day on which a message came', async () => {
    const { server, access, servers } = await aServer()
    server.lay(MAIL, { receivedAt: new Date('2026-05-19T23:59:00Z') })
    server.lay(MAIL, { receivedAt: new Date('2026-05-20T00:00:00Z') })
    const read = await servers().visit(access, (mailbox) => mailbox.uidsAfter(0, '2026-05-20'))
    expect(read.val).toEqual([2])
  })

  it('names the wrong password, the missing folder and the certificate that nobody signed', async () => {
    const { access, servers } = await aServer()
    const tried = async (more: Partial<MailboxAccess>, ca?: string) =>
      (await servers(ca === undefined ? {} : { ca }).visit({ ...access, ...more }, async () => 'open')).val
    expect(await tried({ password: 'falsch' })).toBe('wrong_password')
    expect(await tried({ folder: 'Gibt es nicht' })).toBe('no_folder')
    expect(await tried({}, '')).toBe('not_encrypted')
    expect(await tried({ port: 1 })).toBe('unreachable')
    expect(await tried({ host: 'mail.invalid' })).toBe('unreachable')
    expect(await tried({ password: 'gehe"im\\ ü' })).toBe('wrong_password')
  })

  it('never signs in where a server that should encrypt does not', async () => {
    const { server, access, servers } = await aServer('none')
    expect((await servers().visit({ ...access, encryption: 'starttls' }, async () => 'open')).val).toBe('not_encrypted')
    expect((await servers().visit({ ...access, encryption: 'tls' }, async () => 'open')).err).toBe(true)
    expect(server.commands).not.toContain('LOGIN')
  })

  it.each([
    ['silent', 'timed_out'],
    ['nonsense', 'timed_out'],
    ['hangs_in_fetch', 'timed_out'],
    ['drops_in_fetch', 'unreachable'],
    ['endless_literal', 'unintelligible'],
  ] as const)('comes back from a server that is %s', async (fault, failure) => {
    const { server, access, servers } = await aServer()
    const uid = server.lay(MAIL)
    server.fault = fault
    const read = await servers({ silenceMs: 500, longestMs: 3000 }).visit(access, (mailbox) =>
      mailbox.withMail(uid, async () => 'read'),
    )
    expect([read.err, read.val]).toEqual([true, failure])
    expect(readdirSync(folder)).toEqual([])
  })

  it('stops at the limit, whatever size the server names', async () => {
    const { server, access, servers } = await aServer()
    const large = server.lay(Buffer.alloc(3_000_001, 'x'), { claimedBytes: 10 })
    const fits = server.lay(Buffer.alloc(3_000_000, 'x'))
    const read = await servers().visit(access, async (mailbox) => [
      await mailbox.withMail(large, async () => 'read'),
      await mailbox.withMail(fits, async ({ mail }) => mail.sizeBytes),
      await mailbox.withMail(77, async () => 'read'),
    ])
    expect(read.val).toEqual(['too_large', 3_000_000, 'gone'])
  })

  it('lists a hundred thousand messages', async () => {
    const { server, access, servers } = await aServer()
    for (let count = 0; count < 100_000; count++) server.lay('x')
    const read = await servers().visit(access, async (mailbox) => (await mailbox.uidsAfter(0, null)).length)
    expect(read.val).toBe(100_000)
  })

  it('hands on what the work over a mail throws', async () => {
    const { server, access, servers } = await aServer()
    const uid = server.lay(MAIL)
    const visit = servers().visit(access, (mailbox) =>
      mailbox.withMail(uid, async () => {
        throw Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' })
      }),
    )
    await expect(visit).rejects.toThrow('the database is away')
  })
})
