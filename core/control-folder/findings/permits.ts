import type { Picture, PictureRow } from '../../farm/index.ts'
import type { WorkItem } from './work.ts'

export type Permit = PictureRow<'permits'>

/** The permit that work names and that holds on a day. */
export function namedPermit(picture: Picture, work: WorkItem, day: string): Permit | undefined {
  const permit = picture.byId('permits', work.values.permit_id)
  return permit && holdsOn(permit, day) ? permit : undefined
}

/** The permit that work names, or else one of the farm whose subject says what it is for. */
export const permitFor = (picture: Picture, work: WorkItem, day: string, subject: RegExp): Permit | undefined =>
  namedPermit(picture, work, day) ?? permitAbout(picture, day, subject)

/** A permit of the farm that holds on a day and whose subject says what it is for. */
export const permitAbout = (picture: Picture, day: string, subject: RegExp): Permit | undefined =>
  picture
    .derive(`permits ${subject.source}`, ['permits'], (rows) =>
      rows.rows('permits').filter(({ values }) => subject.test(values.subject ?? '')),
    )
    .find((permit) => holdsOn(permit, day))

const holdsOn = ({ values: { granted_on, valid_until } }: Permit, day: string): boolean =>
  (granted_on == null || granted_on <= day) && (valid_until == null || day <= valid_until)
