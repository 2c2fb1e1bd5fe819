import type { MailboxFailure } from './mailbox.ts'

const TEXTS: Record<MailboxFailure, string> = {
  wrong_password: 'Der Mailserver nimmt Benutzer und Kennwort nicht an.',
  no_folder: 'Den Ordner gibt es in diesem Postfach nicht, oder er lässt sich nicht öffnen.',
  unreachable: 'Der Mailserver ist nicht zu erreichen, oder er hat die Verbindung beendet.',
  not_encrypted:
    'Die Verbindung zum Mailserver lässt sich nicht verschlüsseln: Er bietet es nicht an, oder sein Zertifikat ist nicht gültig.',
  timed_out: 'Der Mailserver antwortet zu langsam.',
  unintelligible: 'Der Mailserver antwortet anders, als er müsste.',
  internal: 'Beim Verarbeiten einer Mail ist bei uns etwas schiefgegangen.',
}

/** Why a mailbox cannot be read, in German. */
export const mailboxFailureText = (failure: MailboxFailure): string => TEXTS[failure]
