// A share of a whole, in the one form that is read: „wie viel prozent der acker sind mais“. In lower case.

const NOT_BEFORE = '(?<!\\p{L})'
const NOT_BEHIND = '(?!\\p{L})'
const END = '(?=\\s*[?!.]*$)'
const ARTICLE = '(?:(?:von|vom|der|des|dem|den|unserer|unseren|unserem|meiner|meinen|meinem|aller|allen|an|am) )'
const SHARE = '(?:prozentuale[rn]? )?(?:flächen)?(?:anteil|prozentsatz)'
const ASKED =
  '(?:(?:wie (?:groß|hoch|viel) (?:ist|war) |was (?:ist|war) )?(?:der |unser |mein )?|welche[rn] |was für ein(?:en)? )'
const IS = '(?:ist|sind|war|waren|steht|stehen|liegt|hat|haben)'

/** What grows or lies on land, as in „Maisanteil“; other shares are measured and have names of their own. */
const ON_LAND =
  'mais|silomais|getreide|weizen|winterweizen|dinkel|gerste|roggen|hafer|raps|rüben|zuckerrüben|kartoffel|soja|kleegras|bohnen|erbsen|gras|grünland|dauergrünland|acker|brache|brachen'

export const SHARES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${NOT_BEFORE}(${ON_LAND})-?(?:flächen)?anteil${NOT_BEHIND}`, 'gu'), 'anteil $1'],
  [
    new RegExp(`${NOT_BEFORE}pacht-?(?:flächen)?anteil${NOT_BEHIND}`, 'gu'),
    'wie viel prozent der fläche ist gepachtet',
  ],
  [new RegExp(`${NOT_BEFORE}(?:gesamt|betriebs|nutz)-?(?:acker)?fläche${NOT_BEHIND}`, 'gu'), 'fläche'],
  // „der Anteil vom Mais an der Ackerfläche“
  [
    new RegExp(`^${ASKED}${SHARE} ${ARTICLE}?(?!an${NOT_BEHIND})(.+?) a[nm] ${ARTICLE}?(.+?)${END}`, 'gu'),
    'wie viel prozent der $2 ist $1',
  ],
  // „Welcher Anteil der Kühe steht trocken?“
  [
    new RegExp(`^${ASKED}${SHARE} ${ARTICLE}(?=\\p{L}+ (?:\\p{L}+ )?${IS}${NOT_BEHIND})`, 'gu'),
    'wie viel prozent der ',
  ],
  // „Anteil Mais“
  [
    new RegExp(`^${ASKED}${SHARE} ${ARTICLE}?(\\p{L}+)( (?:im jahr )?\\d{4}| dieses jahr| letztes jahr)?${END}`, 'gu'),
    'wie viel prozent der fläche ist $1$2',
  ],
  [/^zu wie viel prozent (?:ist|sind) (?:der|die|das|unsere?|meine?) /gu, 'wie viel prozent der '],
]
