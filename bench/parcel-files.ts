/** Points of a boundary as surveyors draw it. */
const POINTS = 40
const METRES = 220

/**
 * The application of a year with so many parcels as GML 3.2, its boundaries in UTM 32; numbers change with the year, as
 * does every fifth field block.
 */
export function parcelFile(year: number, count: number): string {
  const members = Array.from({ length: count }, (_, index) => {
    const [east, north] = [500_000 + (index % 25) * METRES * 1.2, 5_894_000 + Math.floor(index / 25) * METRES * 1.2]
    const ring = Array.from({ length: POINTS + 1 }, (_, point) => {
      const angle = ((point % POINTS) / POINTS) * 2 * Math.PI
      const [x, y] = [east + (Math.cos(angle) * METRES) / 2, north + (Math.sin(angle) * METRES) / 2]
      return `${x.toFixed(2)} ${y.toFixed(2)}`
    })
    const block = index % 5 === 0 ? year * 10_000 + index : 9_990_000 + index
    const said = {
      ANTJAHR: year,
      SCHLAGNR: ((index + year) % count) + 1,
      SCHLAGBEZ: `Schlag am Weg ${index + 1} Ost`,
      FLIK: `DENILI${String(block).padStart(10, '0')}`,
      KC_GEM: 115,
      KC_BEZ: 'Winterweizen',
    }
    const properties = Object.entries(said).map(([name, value]) => `<a:${name}>${value}</a:${name}>`)
    return `<gml:featureMember><a:Schlag>${properties.join('')}<a:geom><gml:Polygon srsName="EPSG:25832"><gml:exterior><gml:LinearRing><gml:posList>${ring.join(' ')}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></a:geom></a:Schlag></gml:featureMember>`
  })
  return `<?xml version="1.0"?><gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:a="urn:a">${members.join('')}</gml:FeatureCollection>`
}
