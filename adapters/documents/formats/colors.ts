const NAMES: Readonly<Record<string, number>> = {
  white: 0xffffff,
  snow: 0xfffafa,
  ghostwhite: 0xf8f8ff,
  whitesmoke: 0xf5f5f5,
  ivory: 0xfffff0,
  floralwhite: 0xfffaf0,
  mintcream: 0xf5fffa,
  azure: 0xf0ffff,
  aliceblue: 0xf0f8ff,
  seashell: 0xfff5ee,
  black: 0,
  silver: 0xc0c0c0,
  gray: 0x808080,
  grey: 0x808080,
  red: 0xff0000,
  maroon: 0x800000,
  yellow: 0xffff00,
  olive: 0x808000,
  lime: 0x00ff00,
  green: 0x008000,
  aqua: 0x00ffff,
  teal: 0x008080,
  blue: 0x0000ff,
  navy: 0x000080,
  fuchsia: 0xff00ff,
  purple: 0x800080,
  orange: 0xffa500,
}

/** A colour of CSS as 0xrrggbb, `clear` where it is none; undefined where it is not known here. */
export function readColor(value: string): number | 'clear' | undefined {
  const text = value.trim().toLowerCase()
  if (text === 'transparent') return 'clear'
  const hex = /^#([\da-f]{3,8})$/.exec(text)?.[1]
  if (hex && [3, 4, 6, 8].includes(hex.length)) {
    const whole = hex.length < 6 ? [...hex].map((sign) => sign + sign).join('') : hex
    return whole.length === 8 && Number.parseInt(whole.slice(6), 16) < 13
      ? 'clear'
      : Number.parseInt(whole.slice(0, 6), 16)
  }
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter((part) => part !== '')
  if (parts && parts.length >= 3) {
    const [red, green, blue, alpha = 1] = parts.map((part, index) =>
      part.endsWith('%') ? (Number.parseFloat(part) / 100) * (index < 3 ? 255 : 1) : Number(part),
    )
    if (alpha < 0.05) return 'clear'
    return [red, green, blue].some((part) => !(part! >= 0)) ? undefined : (red! << 16) | (green! << 8) | blue!
  }
  return NAMES[text]
}
