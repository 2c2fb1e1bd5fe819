import { html } from './html.ts'
import { layout } from './layout.ts'
import type { Page } from './page.ts'

export interface PageError {
  status: number
  title: string
  /** What happened and what to do now, in German. */
  detail: string
}

/** What can go wrong for a person in a browser, in words for them. */
export const PAGE_ERRORS = {
  not_found: {
    status: 404,
    title: 'Diese Seite gibt es nicht',
    detail: 'Vielleicht ist die Adresse nicht ganz angekommen. Sieh sie noch einmal durch.',
  },
  no_source: {
    status: 404,
    title: 'Diese Quelle gibt es hier nicht',
    detail: 'Sie wurde gelöscht, ist noch nicht eingelesen oder gehört zu einem anderen Hof.',
  },
  no_text: {
    status: 404,
    title: 'Auf dieser Seite steht kein Text',
    detail: 'Vielleicht hat das Dokument weniger Seiten, oder die Seite ist leer. Öffne die Quelle von vorn.',
  },
  no_row: {
    status: 404,
    title: 'Diese Zeile gibt es hier nicht',
    detail: 'Sie wurde gelöscht oder gehört zu einem anderen Hof.',
  },
  expired: {
    status: 400,
    title: 'Diese Anmeldung ist abgelaufen',
    detail:
      'Es ist zu viel Zeit vergangen, oder die Seite war schon benutzt. Geh zurück zu dem Programm, aus dem du kommst, und beginne dort noch einmal.',
  },
  unknown_client: {
    status: 400,
    title: 'Dieses Programm kennen wir nicht',
    detail: 'Es ist bei uns nicht angemeldet oder wurde entfernt. Verbinde es in dem Programm selbst noch einmal neu.',
  },
  blocked_client: {
    status: 403,
    title: 'Dieses Programm ist gesperrt',
    detail: 'Der Betreiber lässt dieses Programm hier nicht mehr zu. Frag ihn, wenn du es brauchst.',
  },
  bad_client_document: {
    status: 400,
    title: 'Dieses Programm weist sich nicht richtig aus',
    detail:
      'Die Beschreibung, auf die es verweist, war nicht zu lesen oder passt nicht zu ihm. Zu deiner Sicherheit geht es hier nicht weiter. Versuch es später noch einmal, oder frag den Hersteller.',
  },
  bad_redirect: {
    status: 400,
    title: 'Hier stimmt etwas nicht',
    detail:
      'Das Programm will die Antwort an eine Adresse schicken, die es nicht angemeldet hat. Zu deiner Sicherheit geht es hier nicht weiter.',
  },
  bad_request: {
    status: 400,
    title: 'Das hat nicht geklappt',
    detail: 'Die Anfrage des Programms war nicht vollständig. Beginne dort noch einmal, oder frag den Hersteller.',
  },
  foreign_form: {
    status: 403,
    title: 'Das kam nicht von dieser Seite',
    detail:
      'Das Formular wurde von einer anderen Seite geschickt oder war zu lange offen. Es ist nichts geschehen. Geh zurück, lade die Seite neu und versuch es noch einmal.',
  },
  too_many: {
    status: 429,
    title: 'Einen Augenblick bitte',
    detail: 'Das waren viele Anfragen in kurzer Zeit. Warte ein paar Minuten und versuch es dann noch einmal.',
  },
  unavailable: {
    status: 503,
    title: 'Gerade nicht erreichbar',
    detail: 'Wir sind gleich wieder da. Lade die Seite in einer Minute noch einmal.',
  },
  internal: {
    status: 500,
    title: 'Da ist etwas schiefgegangen',
    detail:
      'Der Fehler liegt bei uns, und wir haben ihn vermerkt. Versuch es noch einmal; wenn es wieder geschieht, nenne uns bitte die Nummer unten.',
  },
} as const satisfies Record<string, PageError>

/** @param requestId under which the log tells more */
export const errorPage = ({ title, detail, requestId }: PageError & { requestId: string }): Page =>
  layout({
    title,
    main: html`<div class="card"><h1>${title}</h1><p>${detail}</p><p class="soft small">Nummer der Anfrage: <code>${requestId}</code></p></div>`,
  })
