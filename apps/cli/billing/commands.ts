import type { Command } from 'commander'
import { germanAkh, parseAkh, type LedgerEntry } from '../../../core/billing/index.ts'
import { germanMoment } from '../../../core/shared/german/write-german.ts'
import { CommandError, noAccount, withApplication } from '../command.ts'

const SHOWN = 20

export function billingCommands(program: Command): void {
  const akh = program.command('akh').description('Guthaben an AKh, der Einheit, in der Nutzung gezählt wird')
  akh
    .command('grant')
    .description('schreibt einer Person AKh gut, unter einem Schlüssel nur einmal')
    .requiredOption('--email <address>')
    .requiredOption('--amount <akh>', 'wie viele AKh, höchstens drei Stellen hinter dem Komma')
    .requiredOption('--key <text>', 'benennt die Gutschrift; noch einmal aufgerufen, ändert sich nichts')
    .action(
      withApplication<{ email: string; amount: string; key: string }>(async ({ billing }, { email, amount, key }) => {
        const milliAkh = parseAkh(amount)
        if (milliAkh === undefined)
          throw new CommandError('--amount braucht eine Zahl über 0, höchstens 1000000, wie 2,5.')
        if (key === '' || key.length > 200) throw new CommandError('--key braucht 1 bis 200 Zeichen.')
        const made = await billing.grantAkh({ email, amount: milliAkh, key: `operator ${key}`, reason: 'operator' })
        if (made.err && made.val.kind === 'no_such_person') throw new CommandError(noAccount(email))
        if (made.err) throw new CommandError(`Unter dem Schlüssel ${key} steht schon ein anderer Betrag.`)
        const { granted, balance, held } = made.val
        return {
          data: { granted, unit: 'milli-AKh', balance, reserved: held },
          text: `${granted ? `${germanAkh(milliAkh)} gutgeschrieben` : 'Das war schon gutgeschrieben'}. Guthaben: ${germanAkh(balance)}.`,
        }
      }),
    )

  akh
    .command('show')
    .description('zeigt das Guthaben einer Person und die letzten Buchungen')
    .requiredOption('--email <address>')
    .action(
      withApplication<{ email: string }>(async ({ billing }, { email }) => {
        const read = await billing.readAkh(email, SHOWN)
        if (read.err) throw new CommandError(noAccount(email))
        const { balance, held, entries } = read.val
        const heading =
          balance === null
            ? 'Kein Guthaben: Ohne Zahlungsanbieter wird Nutzung nur aufgeschrieben.'
            : `Guthaben ${germanAkh(balance)}, davon reserviert ${germanAkh(held)}.`
        return {
          data: { unit: 'milli-AKh', balance, reserved: held, entries: entries.map(entryData) },
          text: [heading, ...entries.map(entryText)].join('\n'),
        }
      }),
    )
}

const entryData = ({ id, kind, reason, key, amount, balance, createdAt }: LedgerEntry) => ({
  id,
  kind,
  reason,
  key,
  amount,
  balance,
  created_at: new Date(createdAt).toISOString(),
})

const REASONS: Readonly<Record<string, string>> = {
  ask: 'Frage',
  research: 'Recherche',
  operator: 'Gutschrift des Betreibers',
}

const entryText = ({ reason, amount, balance, createdAt }: LedgerEntry): string =>
  [
    germanMoment(createdAt).padEnd(22),
    germanAkh(amount).padStart(14),
    (balance === null ? '' : germanAkh(balance)).padStart(14),
    ` ${REASONS[reason] ?? reason}`,
  ].join(' ')
