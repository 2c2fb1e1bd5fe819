import type { Scope } from '../../../core/access/index.ts'
import { html, type Html } from './html.ts'
import { ICONS } from './icons.ts'
import { MARK_TEXTS, SCOPE_TEXTS } from './scope-texts.ts'

/** Says in words and with a picture that a scope writes or costs; empty for one that only reads. */
export function scopeMark(scope: Scope): Html {
  const { mark } = SCOPE_TEXTS[scope]
  return mark ? html`<span class="chip">${ICONS[mark]}${MARK_TEXTS[mark]}</span>` : html``
}

/** The scopes in short, each with its mark. */
export const scopeTags = (scopes: readonly Scope[]): Html =>
  html`<ul class="tags" aria-label="Rechte">${scopes.map((scope) => {
    const { title, mark } = SCOPE_TEXTS[scope]
    return html`<li class="chip ${mark === undefined && 'quiet'}">${mark && ICONS[mark]}${title}${mark && html`<span class="unseen"> (${MARK_TEXTS[mark]})</span>`}</li>`
  })}</ul>`
