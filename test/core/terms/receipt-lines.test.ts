import { describe, expect, it } from 'vitest'
import { goodsCategory, lineNature, packContent } from '../../../core/terms/index.ts'

describe('a line of a receipt', () => {
  it.each([
    ['Pfand', 'Stück', 'deposit'],
    ['Palettenpfand', '', 'deposit'],
    ['IBC-Leergut Pfand', '1', 'deposit'],
    ['Frachtkosten frei Hof', 'Stück', 'freight'],
    ['Frachtkostenanteil', 'pauschal', 'freight'],
    ['Porto und Verpackung', '', 'freight'],
    ['Düngeberatung', 'pauschal', 'service'],
    ['Gülle ausbringen, Schleppschuh', 'm³', 'service'],
    ['Strom Arbeitspreis', 'kWh', 'service'],
    ['Pachtzins Wiese', 'ha', 'service'],
    ['Versicherungsbeitrag 2026', '', 'fee'],
    ['Kleinmengenzuschlag', '', 'fee'],
    ['Treuerabatt 3 %', '', 'discount'],
    ['Rundungsdifferenz', '', 'discount'],
    ['KAS 27 frei Hof inkl. Fracht', 't', 'goods'],
    ['Lieferung Sojaschrot', 't', 'goods'],
    ['Ersatzteil für Reparatur Pumpe', 'Stück', 'goods'],
    ['Stromkabel', 'm', 'goods'],
    ['Wartungsset Melkstand', 'Stück', 'goods'],
    ['Milchleistungsfutter 18/3', 'kg', 'goods'],
    ['Siloreinigungsmittel', 'l', 'goods'],
  ])('„%s“ in „%s“ is %s', (article, unit, nature) => {
    expect(lineNature(article, unit)).toBe(nature)
  })

  it.each([
    ['Kalkammonsalpeter 27 % N', 'fertilizer'],
    ['Kohlensaurer Kalk 90', 'fertilizer'],
    ['Futterkalk', 'feed'],
    ['Milchleistungsfutter 18/3', 'feed'],
    ['Winterweizen Chevignon Z-Saatgut', 'seed'],
    ['Ascra Xpro (008471-00)', 'plant_protection'],
    ['Dieselkraftstoff B7', 'fuel'],
    ['Rinder-Impfstoff', 'medicine'],
    ['Silofolie schwarz-weiß', 'other'],
    ['Düngerstreuer', 'other'],
    ['Gummistiefel', undefined],
  ])('„%s“ is of the category %s', (article, category) => {
    expect(goodsCategory(article)).toBe(category)
  })

  it.each([
    ['MLF 18/3 Sack à 25 kg', 'Sack', { amount: 25, unit: 'kg' }],
    ['Pellets 25-kg-Säcke', 'Stück', { amount: 25, unit: 'kg' }],
    ['Roundup Kanister 20 l', 'Stück', { amount: 20, unit: 'l' }],
    ['Kälberstarter 25 kg', 'Stück', undefined],
    ['KAS', 'BB', undefined],
    ['KAS 27', 't', undefined],
  ])('„%s“ counted in %s', (article, unit, content) => {
    expect(packContent(article, unit)).toEqual(content)
  })
})
