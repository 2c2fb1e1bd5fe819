import { phraseTable, type Phrase } from './phrase-table.ts'

const PARTS = {
  ARTICLE: '(von|vom|der|des|dem|den|unserer|unseren|unserem|meiner|meinen|meinem|aller|allen|an|am) ',
  SHARE: '(prozentuale[rn]? )?(flächen)?(anteil|prozentsatz)',
  ASKED: '((wie (groß|hoch|viel) (ist|war) |was (ist|war) )?(der |unser |mein )?|welche[rn] |was für ein(en)? )',
  /** What grows or lies on land, as in „Maisanteil“; other shares are measured and have names of their own. */
  ON_LAND:
    'mais|silomais|getreide|weizen|winterweizen|dinkel|gerste|roggen|hafer|raps|rüben|zuckerrüben|kartoffel|soja|' +
    'kleegras|bohnen|erbsen|gras|grünland|dauergrünland|acker|brache|brachen',
  IS: 'ist|sind|war|waren|steht|stehen|liegt|hat|haben',
}

/** A share of a whole, in the one form that is read: „wie viel prozent der acker sind mais“. */
export const SHARES: readonly Phrase[] = phraseTable(
  String.raw`
  ~«ON_LAND»-?(flächen)?anteil› → anteil $1
  # „Wie viel Prozent vom Land ist Gras?“
  ^wie viel prozent (der|vom|von der|des|unserer|unseres) (land|landes|fläche|flächen|betriebs|hofs) (ist|sind)( bei uns)? «.*?»gras(land)?$ → \
    wie viel prozent der fläche ist $1grünland
  pacht-?(flächen)?anteil → wie viel prozent der fläche ist gepachtet
  (gesamt|betriebs|nutz)-?(acker)?fläche → fläche
  # „der Anteil vom Mais an der Ackerfläche“
  ^ASKED(SHARE) ARTICLE?(?!an›)«.+?» a[nm] ARTICLE?«.+?»$ → wie viel prozent der $2 ist $1
  # „Welcher Anteil der Kühe steht trocken?“
  ^ASKED(SHARE) ARTICLE(?=L+ (L+ )?(IS)›)~ → wie viel prozent der_
  # „Anteil Mais“
  ^ASKED(SHARE) ARTICLE?«L+»«( (im jahr )?\d{4}| dieses jahr| letztes jahr)?»( in (prozent|%|v\.? ?h\.?))?$ → wie viel \
    prozent der fläche ist $1$2
  ^zu wie viel prozent (ist|sind) (der|die|das|unsere?) ~ → wie viel prozent der_
`,
  PARTS,
)
