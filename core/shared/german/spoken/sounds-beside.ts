/**
 * How words that no table has are said in a region, where another word shows it. Each is read by the first that fits,
 * and words of standard German that only look so are left. Of nouns only endings are read so: they may be names.
 */
interface SoundBeside {
  spoken: RegExp
  standard: string
  /** Written small, or large, as nouns are. */
  isNoun: boolean
  except?: RegExp
}

const STEMS_IN_SCH =
  /(?:wäsch|wasch|misch|lösch|drisch|drösch|forsch|wünsch|herrsch|tausch|täusch|rutsch|peitsch|nasch|rausch|lausch|fisch|frisch|wisch|zisch|quetsch)[td]/u

/** „gstriegelt“, „gmulcht“; not „glatt“, „groß“ and „gnädig“. */
const PARTICIPLE: SoundBeside[] = [
  { spoken: /^g(?=[bdfhjkmpstwz]\p{L}{3,}(?:t|en)$)/u, standard: 'ge', isNoun: false },
  { spoken: /^g(?=[bdfhjkmpstwz]\p{L}{3,}n$)(\p{L}+?)n$/u, standard: 'ge$1en', isNoun: false },
]
const PARTICIPLE_IN_A: SoundBeside = {
  spoken: /^g(?=[bdfhjkmpstwz]\p{L}{3,}a$)(\p{L}+)a$/u,
  standard: 'ge$1en',
  isNoun: false,
}
const PARTICIPLE_IN_E: SoundBeside = {
  spoken: /^g(?=[bdfhjkmpstwz]\p{L}{3,}e$)(\p{L}+)e$/u,
  standard: 'ge$1en',
  isNoun: false,
}

/** „Schdroh“, „Schbritz“; „gröscht“, „Fenschter“, but not „mischt“. */
const BROAD_S: SoundBeside[] = [
  { spoken: /^sch[dt]/u, standard: 'st', isNoun: false },
  { spoken: /^sch[bp]/u, standard: 'sp', isNoun: false },
  { spoken: /(?<=\p{L}{3})i?sch[td]i$/u, standard: 'ste', isNoun: false },
  { spoken: /(?<=\p{L}{3})i?sch[td](?:a|e?n)$/u, standard: 'sten', isNoun: false, except: STEMS_IN_SCH },
  { spoken: /(?<=\p{L}{2})sch[td]/u, standard: 'st', isNoun: false, except: STEMS_IN_SCH },
]

/** „vagessn“ */
const BAVARIAN: SoundBeside[] = [
  ...BROAD_S,
  ...PARTICIPLE,
  {
    spoken: /^va(?=[bdfgklmrstwz]\p{L}{3})/u,
    standard: 'ver',
    isNoun: false,
    except: /^va(?:ter|ri|se|ge|ku|le|ke|lu|mp|tik|gab)/u,
  },
  { spoken: /(?<=\p{L}{2}[bdfgkmpstz])n$/u, standard: 'en', isNoun: false },
]

/** „Impfong“ */
const SWABIAN: SoundBeside[] = [
  ...BROAD_S,
  ...PARTICIPLE,
  PARTICIPLE_IN_A,
  { spoken: /ong$/u, standard: 'ung', isNoun: true },
  { spoken: /onga$/u, standard: 'ungen', isNoun: true },
]

/** „Düngig“, „Chlauepfleg“ */
const ALEMANNIC: SoundBeside[] = [
  ...BROAD_S,
  ...PARTICIPLE,
  PARTICIPLE_IN_E,
  {
    spoken: /(?<=\p{L}{2}[bdfglmnprstz])ig$/u,
    standard: 'ung',
    isNoun: true,
    except: /^(?:pfennig|käfig|rettig|zeisig)/u,
  },
  { spoken: /(?<=\p{L}{2}[bdfglmnprstz])ige$/u, standard: 'ungen', isNoun: true },
  {
    spoken: /^ch(?=[lnraeiouäöü])/u,
    standard: 'k',
    isNoun: false,
    except: /^ch(?:em|ef|lor|rom|rist|ar|ip|anc|am|ina|icor|olest|ron)/u,
  },
]

/** „jestriejelt“ */
const RIPUARIAN: SoundBeside[] = [
  {
    spoken: /^je(?=\p{L}{4,}(?:t|e|en)$)/u,
    standard: 'ge',
    isNoun: false,
    except: /^je(?:d|tz|ne|man|mal|weil|her)/u,
  },
]

const BY_REGION: readonly (readonly SoundBeside[])[] = [
  [],
  BAVARIAN,
  SWABIAN,
  ALEMANNIC,
  [...BROAD_S, ...PARTICIPLE, PARTICIPLE_IN_E],
  RIPUARIAN,
]

const SHORTEST = 5

/** A word in lower case as the region `index` says it; undefined where none of its sounds fits. */
export function soundBeside(spoken: string, isNoun: boolean, index: number): string | undefined {
  if (spoken.length < SHORTEST) return undefined
  const sound = BY_REGION[index]?.find(
    (one) => one.isNoun === isNoun && one.spoken.test(spoken) && one.except?.test(spoken) !== true,
  )
  return sound && spoken.replace(sound.spoken, sound.standard)
}

/** Where it stands among the regions. */
export const LOW_GERMAN_INDEX = 0

const ALEMANNIC_INDEX = BY_REGION.indexOf(ALEMANNIC)

/** „Fuetter“, „Prüefig“: two vowels that are one in standard German, and no written-out umlaut. */
export const writesTwoVowels = (index: number | undefined): boolean => index === ALEMANNIC_INDEX

export const withOneVowel = (word: string): string => word.replaceAll(/(?<![aeiouäöüyq])([uü])e/giu, '$1')
