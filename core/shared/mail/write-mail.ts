import type { Mail } from '../ports/mailer.ts'

/** What a mail says: plain text, which is never read as markup. */
export interface MailContent {
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do, on our own pages. */
  action?: { label: string; url: string } | undefined
  /** What comes after it. */
  closing?: readonly string[] | undefined
}

/** A mail to a person, as text and as HTML that reads the same. */
export const writeMail = ({
  subject,
  paragraphs,
  action,
  closing = [],
}: MailContent): Required<Pick<Mail, 'subject' | 'text' | 'html'>> => {
  const oneLine = subject.replaceAll(/\s+/g, ' ').trim()
  return {
    subject: oneLine,
    text: `${['Guten Tag,', ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...closing, 'Dein Hofkern'].join('\n\n')}\n`,
    html: page(oneLine, [
      ...['Guten Tag,', ...paragraphs].map(paragraph),
      ...(action ? [button(action)] : []),
      ...closing.map(paragraph),
      paragraph('Dein Hofkern'),
    ]),
  }
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', '<br>')

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`

/** The address stands below in full, for mail programs and people that follow no button. */
const button = ({ label, url }: { label: string; url: string }): string => `<p style="margin:24px 0 8px">
<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6b3a;color:#ffffff;text-decoration:none;font-weight:600">${escaped(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:1.4;word-break:break-all;opacity:.75">${escaped(url)}</p>`

/** Colours of its own only where both schemes can be read: mail programs in the dark turn the rest themselves. */
const page = (title: string, content: readonly string[]): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:560px;margin:0 auto;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
${content.join('\n')}
</div>
</body>
</html>
`
