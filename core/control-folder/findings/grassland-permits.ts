import type { Picture, PictureRow } from '../../farm/index.ts'
import { worksOn } from './worked-fields.ts'

/**
 * Whether a permit to convert grassland is there for a field: one that names it or that work on it bears, or one that
 * names no field at all. Permits that had run out by that day do not count, nor do later ones.
 */
export function permitFor(
  picture: Picture,
  field: PictureRow<'fields'>,
  day: string,
): 'named' | 'possible' | undefined {
  const permits = picture
    .rows('permits')
    .filter(({ values: { subject, note } }) =>
      /grünland|umbruch|umwandl|\bdgl\b/i.test(`${subject ?? ''} ${note ?? ''}`),
    )
    .filter(({ values: { granted_on } }) => granted_on == null || granted_on <= day)
  const ofWork = worksOn(picture, field).some(({ values }) => permits.some(({ id }) => id === values.permit_id))
  const name = field.values.name?.toLowerCase() ?? ''
  const isNamed = ({ values: { subject, note } }: PictureRow<'permits'>, called: string): boolean =>
    called !== '' && `${subject ?? ''} ${note ?? ''}`.toLowerCase().includes(called)
  if (ofWork || permits.some((permit) => isNamed(permit, name))) return 'named'
  const others = picture.rows('fields').map(({ values }) => values.name?.toLowerCase() ?? '')
  return permits.some((permit) => !others.some((other) => isNamed(permit, other))) ? 'possible' : undefined
}
