// Zero width, directions, fillers and tags: nobody sees them, and words fall apart by them. Soft hyphens stay: they
// part words where a line ends. Joiners make up letters of other scripts and pictures: they go beside Latin ones only.
const UNSEEN =
  /[\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]|(?<=[\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Latin}\p{N}\p{P}\s])/gu
const MAY_BE_UNSEEN =
  /[\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/u

/** A text without the signs that are drawn as nothing. */
export const withoutUnseenSigns = (text: string): string =>
  MAY_BE_UNSEEN.test(text) ? text.replaceAll(UNSEEN, '') : text

/** Whether it bears letters of the plane of tags, by which whole sentences can be hidden. */
export const holdsTags = (text: string): boolean => /[\u{e0020}-\u{e007e}]{2}/u.test(text)
