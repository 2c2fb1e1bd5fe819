import type { Command } from 'commander'

const TITLES: Record<string, string> = {
  'Usage:': 'Aufruf:',
  'Arguments:': 'Argumente:',
  'Options:': 'Optionen:',
  'Global Options:': 'Immer möglich:',
  'Commands:': 'Befehle:',
}

/** What commander says of a wrong call, and how a person is told. */
const FAULTS: readonly [RegExp, string][] = [
  [/^error: unknown command '(.*)'/, 'Den Befehl „$1“ gibt es nicht.'],
  [/^error: unknown option '(.*)'/, 'Die Option „$1“ gibt es hier nicht.'],
  [/^error: required option '(.*)' not specified/, 'Es fehlt „$1“.'],
  [/^error: missing required argument '(.*)'/, 'Es fehlt: $1.'],
  [/^error: option '(.*)' argument missing/, 'Zu „$1“ fehlt der Wert.'],
  [/^error: too many arguments.*/, 'Das sind zu viele Angaben.'],
  [/^error: option '(.*)' argument '(.*)' is invalid.*/, '„$2“ geht nicht für „$1“.'],
  [
    /^error: command-argument value '(.*)' is invalid for argument '.*'\. Allowed choices are (.*)\./,
    '„$1“ gibt es nicht, nur $2.',
  ],
  [/\(Did you mean (.*)\?\)/, 'Meinst du „$1“?'],
]

const inGerman = (text: string): string => FAULTS.reduce((said, [fault, german]) => said.replace(fault, german), text)

const germanPlaces = (usage: string): string =>
  usage.replace('[options]', '[optionen]').replace('[command]', '[befehl]')

/** Help and complaints of the command line in German; flags and commands keep their English names. */
export function speakGerman(program: Command): Command {
  return program
    .helpOption('-h, --help', 'zeigt diese Hilfe')
    .helpCommand('help [befehl]', 'zeigt die Hilfe zu einem Befehl')
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: germanPlaces,
      optionDescription: ({ description, defaultValue }) =>
        description + (defaultValue === undefined ? '' : ` (sonst ${defaultValue})`),
      argumentDescription: ({ description, argChoices }) => argChoices?.join(', ') ?? description,
      styleSubcommandTerm: germanPlaces,
    })
    .configureOutput({
      outputError: (text, write) => write(inGerman(text)),
    })
}
