/** „offen“, „keine“: a text that says that there is none. */
export const deniesItself = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:nein|keine?|ohne|nicht|offen)(?!\p{L})/iu.test(value.trim())
