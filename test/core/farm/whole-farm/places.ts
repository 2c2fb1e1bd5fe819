import type { KindSlug } from '../../../../core/farm/index.ts'

/** Where a fact of an area lies: the kind of row, then by the fact's field the field of the row, or `table.field`. */
export interface Places {
  kind: KindSlug
  fields: Readonly<Record<string, string>>
}

/** `Position 2 Menge` is the second line of the positions, `Aufenthalt 1 Zugang` the first of the stays. */
export const LINES = /^(Position|Aufenthalt) \d+ /

const POSITIONS = {
  'Position Artikel': 'positions.article',
  'Position Menge': 'positions.amount',
  'Position Preis': 'positions.price_eur',
  'Position Steuersatz': 'positions.tax_percent',
  'Position Betrag': 'positions.net_eur',
  'Position Lieferschein-Bezug': 'positions.delivery_note',
}

const STAYS = {
  'Aufenthalt Zugang': 'earlier_stays.arrived_on',
  'Aufenthalt von': 'earlier_stays.arrived_from',
  'Aufenthalt Zugang Meldung': 'earlier_stays.arrival_reported_on',
  'Aufenthalt Abgang': 'earlier_stays.left_on',
  'Aufenthalt nach': 'earlier_stays.left_to',
  'Aufenthalt Art': 'earlier_stays.left_by',
  'Aufenthalt Abgang Meldung': 'earlier_stays.leaving_reported_on',
}

const PLACES: Readonly<Record<string, readonly Places[]>> = {
  Betrieb: [
    {
      kind: 'holdings',
      fields: {
        Name: 'name',
        Anschrift: 'street',
        Land: 'state',
        Landkreis: 'district',
        Registriernummer: 'registration_number',
        'weitere Registriernummer': 'further_registration_numbers',
        Betriebsnummer: 'business_number',
        Rechtsform: 'legal_form',
        Gesellschafter: 'partners',
        Bewirtschaftung: 'farming',
        Verband: 'association',
        Kontrollstelle: 'control_body',
        'Umstellung ab': 'conversion_from',
        Gewinnermittlung: 'profit_determination',
        'USt-Regel': 'vat_rules.rule',
        Kleinunternehmer: 'vat_rules.rule',
        'USt-ID': 'vat_id',
        IBAN: 'iban',
        Direktzahlungen: 'direct_payments',
        'Wirtschaftsdünger-Aufnahme': 'takes_manure',
        Weide: 'grazing',
        Biogas: 'biogas',
        'Lagerraum gemeinsam': 'shared_storage',
        Koordinate: 'latitude',
        rotes_gebiet_vollzug: 'red_zone_enforcement',
        'PV-Anlage': 'photovoltaics_kwp',
        Direktvermarktung: 'sells_directly',
        'Höhe über NN': 'elevation_m',
        LF: 'areas.agricultural_ha',
        Ackerland: 'areas.arable_ha',
        Dauergrünland: 'areas.permanent_grassland_ha',
      },
    },
  ],
  'Grundsätze: Auswahl statt Freitext': [{ kind: 'holdings', fields: { Vollzug: 'red_zone_enforcement' } }],
  Fläche: [
    {
      kind: 'fields',
      fields: {
        FLIK: 'years.flik',
        Schlagnummer: 'years.number',
        Teilschlag: 'years.part',
        Antragsfläche: 'years.area_ha',
        Nutzungscode: 'years.code',
        Nutzung: 'use',
        Vorgänger: 'predecessors.name',
        'bewirtschaftet von': 'farmed_from',
        'bewirtschaftet bis': 'farmed_until',
        'Teilung am': 'divided_on',
        Bodenart: 'soil_type',
        Tongehalt: 'clay_percent',
        Hangneigung: 'slope_percent',
        Erosionsklasse: 'erosion_classes',
        'rotes Gebiet': 'red_zone',
        'Bienenstand in der Nähe': 'bees_nearby',
        'Wohnbebauung in der Nähe': 'housing_nearby',
        'Gewässer Abstand': 'waters.distance_m',
        'Gewässer Hangneigung': 'waters.slope_percent',
        'Gewässer Bewuchs der Böschung': 'waters.bank',
        'Status Dauergrünland': 'grassland_status',
        'Grünland seit': 'grassland_since',
        'umgebrochen am': 'broken_up_on',
        ÖR: 'schemes.scheme',
        AUKM: 'schemes.scheme',
        Schutzgebiet: 'protected_area',
        'Vorkultur des Vorbewirtschafters': 'crop_of_predecessor',
        Verpächter: 'lessor',
        Flurstücke: 'leased_parcels',
        Pachtfläche: 'leased_ha',
        '€/ha': 'rent_eur_ha',
        'Pacht von': 'leased_from',
        'Pacht bis': 'leased_until',
        Kündigung: 'lease_notice',
      },
    },
  ],
  Anbau: [
    {
      kind: 'fields',
      fields: {
        Rolle: 'crops.role',
        Kultur: 'crops.crop',
        EPPO: 'crops.eppo',
        Sorte: 'crops.variety',
        Saat: 'crops.sown_on',
        Ernte: 'crops.harvested_on',
        Ertrag: 'crops.yield_dt_ha',
        'Winterbedeckung Art': 'crops.winter_cover',
        'Winterbedeckung von': 'crops.covered_from',
        'Winterbedeckung bis': 'crops.covered_until',
        Umbruch: 'crops.ended_on',
        Mischung: 'crops.mixture',
        'Anteil Leguminosen': 'crops.legumes_percent',
        'Futter/Gründüngung': 'crops.used_as',
        'Zwischenfrucht bis': 'crops.stays_until',
      },
    },
  ],
  Grünland: [
    {
      kind: 'fields',
      fields: {
        'Schnitte je Jahr': 'grassland.cuts',
        'TM-Ertrag': 'grassland.dry_matter_dt_ha',
        Rohprotein: 'grassland.crude_protein_percent',
        Leguminosenanteil: 'grassland.legumes_percent',
        Nutzungsart: 'grassland.use',
        Nachsaat: 'grassland.reseeded_on',
      },
    },
  ],
  'Düngemittel, Pflanzenschutzmittel': [
    {
      kind: 'fertilizers',
      fields: {
        'Inhalt N': 'n_percent',
        'Inhalt NH4-N': 'nh4n_percent',
        'Inhalt P2O5': 'p2o5_percent',
        'Inhalt K2O': 'k2o_percent',
        'Inhalt S': 's_percent',
        'Inhalt CaO': 'cao_percent',
        'Name im Alltag': 'called',
        'Einheit im Lager': 'stored_in',
        Hemmstoff: 'inhibitor',
      },
    },
    {
      kind: 'plant_protection_products',
      fields: {
        Zulassungsnummer: 'approval_number',
        Wirkstoff: 'active_substances',
        Zulassungsende: 'approved_until',
        Wartezeit: 'waiting_days',
        Bienenklasse: 'bee_class',
        Auflage: 'conditions',
        Aufbrauchfrist: 'usable_until',
      },
    },
  ],
  'Wirtschaftsdünger-Auf- und -Abgabe': [
    {
      kind: 'manure_transfers',
      fields: {
        Datum: 'date',
        Richtung: 'direction',
        Partner: 'partner',
        Art: 'type',
        Menge: 'amount',
        N: 'n_kg_unit',
        'NH4-N': 'nh4n_kg_unit',
        P2O5: 'p2o5_kg_unit',
        Lieferschein: 'delivery_note',
        'gemeldet am': 'reported_on',
      },
    },
  ],
  Arbeit: [
    {
      kind: 'work_items',
      fields: {
        Datum: 'done_on',
        'Feld(er)': 'areas.field',
        Typ: 'type',
        Beginn: 'done_at',
        Ende: 'ended_at',
        Person: 'done_by',
        Maschine: 'machine',
        'behandelte Fläche': 'areas.area_ha',
        'erfasst am': 'recorded_on',
        'Menge nicht notiert': 'positions.amount',
        'Position Mittel/Düngemittel': 'positions.product',
        'Position Menge': 'positions.amount',
        'Position N': 'positions.n_kg_ha',
        'Position NH4-N': 'positions.nh4n_kg_ha',
        'Position P2O5': 'positions.p2o5_kg_ha',
        N: 'n_kg_ha',
        P2O5: 'p2o5_kg_ha',
        Technik: 'technique',
        'Einarbeitung Beginn': 'incorporation_begun_at',
        'Einarbeitung Ende': 'incorporation_ended_at',
        Bodenzustand: 'soil_condition',
        Wetter: 'weather',
        'Abstand Böschung': 'bank_distance_m',
        Indikation: 'indication',
        BBCH: 'bbch',
        EPPO: 'eppo',
        Beleg: 'receipt',
        Folgekultur: 'following_crop',
        Arbeitszeit: 'hours_of_work',
        Zulassungsnummer: 'positions.approval_number',
        Lage: 'areas.location',
        Form: 'record_form',
        Ort: 'place_id',
        Status: 'status',
        'geplante Menge': 'amount',
      },
    },
  ],
  'Grundsätze: Bewegung vor Bestand (Tiere)': [
    {
      kind: 'group_movements',
      fields: Object.fromEntries(
        ['Anfangsbestand', 'Geburt', 'Abgang', 'Verendung', 'Umstallung ab', 'Umstallung zu', 'Zugang'].map((name) => [
          name,
          'count',
        ]),
      ),
    },
  ],
  Herde: [
    {
      kind: 'herds',
      fields: {
        Durchschnittsbestand: 'years.average_count',
        Milchleistung: 'years.milk_kg',
        Eierleistung: 'years.eggs',
        Produktionsverfahren: 'years.method',
        'N-Ausscheidung': 'years.n_excretion_kg',
        'P-Ausscheidung': 'years.p2o5_excretion_kg',
        'Gülle oder Festmist': 'years.manure',
        Lebendmasse: 'years.live_weight_kg',
        'TM-Bedarf': 'years.dry_matter_kg_day',
        'Gruppe laktierend': 'feeding_groups.count',
        'Gruppe trocken': 'feeding_groups.count',
        Rasse: 'breed',
        ...Object.fromEntries(
          ['Grassilage', 'Maissilage', 'Weizen', 'Rapsschrot', 'Heu', 'Stroh'].map((feed) => [
            `Ration ${feed}`,
            'rations.amount',
          ]),
        ),
      },
    },
  ],
  Tier: [
    {
      kind: 'animals',
      fields: {
        Ohrmarke: 'ear_tag',
        geboren: 'born_on',
        Geschlecht: 'sex',
        Rasse: 'breed',
        Mutter: 'mother_ear_tag',
        Herde: 'herd_id',
        'letzte Kalbung': 'last_calved_on',
        'BVD-Befund': 'bvd',
        'BVD-Probe am': 'bvd_sampled_on',
        'trächtig bis': 'pregnant_until',
        Erstkalbung: 'first_calved_on',
        Verlustursache: 'loss_cause',
        Merkmal: 'tag_state',
        'gekennzeichnet am': 'tagged_on',
        'Geburt gemeldet am': 'birth_reported_on',
        'Ersatzmarke bestellt am': 'replacement_tag_ordered_on',
        Bestandsmarke: 'holding_mark',
        Herkunftsmarke: 'origin_mark',
        'Übernahme gemeldet am': 'arrival_reported_on',
        ...STAYS,
      },
    },
  ],
  'Bestände, Stichtage': [
    {
      kind: 'animal_counts',
      fields: {
        Tierart: 'species',
        'Kategorie Tiere': 'category',
        Stichtag: 'date',
        Anzahl: 'count',
        'gemeldet am': 'reported_on',
      },
    },
  ],
  Tiergesundheit: [
    {
      kind: 'treatments',
      fields: {
        Tiere: 'group',
        Anzahl: 'animal_count',
        Diagnose: 'diagnosis',
        Arzneimittel: 'product',
        Wirkstoff: 'active_substance',
        Antibiotikum: 'antibiotic',
        Wirktage: 'effective_days',
        'Dosis je Tag': 'dose',
        Menge: 'amount',
        'erste Gabe': 'first_dose_on',
        'letzte Gabe': 'last_dose_on',
        'Wartezeit Fleisch': 'withdrawal_meat_days',
        'Wartezeit Milch': 'withdrawal_milk_hours',
        Charge: 'batch',
        'Beleg-Nr.': 'receipt_number',
        Anwender: 'administered_by',
        'eingetragen am': 'recorded_on',
        Datum: 'date',
        'Impfung gegen': 'against',
        Tierarzt: 'vet_id',
      },
    },
    {
      kind: 'herds',
      fields: {
        'BHV1-Status': 'health.status',
        'BHV1 letzte Sammelmilchprobe': 'health.checked_on',
        'BHV1 Befund': 'health.result',
        'BVD-Status': 'health.status',
        'BVD-Impfung': 'health.vaccinated',
        'Moderhinke-Status': 'health.status',
      },
    },
    {
      kind: 'antibiotic_reports',
      fields: {
        Halbjahr: 'half_year',
        Nutzungsart: 'usage_type',
        'gemeldet am': 'reported_on',
        Therapiehäufigkeit: 'therapy_frequency',
        'Kennzahl 1': 'benchmark_1',
        'Kennzahl 2': 'benchmark_2',
        'Vergleich am': 'compared_on',
        'Plan am': 'plan_on',
      },
    },
    {
      kind: 'self_checks',
      fields: {
        'Verluste je Monat': 'count',
        Person: 'person',
        Indikatoren: 'indicators',
        Ergebnis: 'result',
        'Lebensmittelketteninformation am': 'date',
        'Stall gereinigt und desinfiziert am': 'date',
        'Schadnagerkontrolle am': 'date',
        Köderstellen: 'count',
        'Melkanlage gewartet am': 'date',
        'Besucherbuch letzter Eintrag': 'date',
      },
    },
  ],
  'Grundsätze: Eine Probe ist eine Einheit': [
    { kind: 'measurements', fields: { Datum: 'date', Labor: 'laboratory', Anzahl: 'value', 'BVD-Befund': 'note' } },
  ],
  Ort: [
    {
      kind: 'places',
      fields: {
        Kapazität: 'capacity',
        Inhalt: 'contents',
        Baujahr: 'built_year',
        Aufstallung: 'housing',
        'Abstand zu Gewässer': 'water_distance_m',
        Standort: 'location',
        'Abstand zu Brunnen': 'well_distance_m',
        Leckageerkennung: 'leak_detection',
        Abdeckung: 'cover',
        'offene Fläche': 'open_area_m2',
        Monate: 'storage_months',
        'davon Hutzelhof': 'own_share',
        'Vertrag bis': 'contract_until',
        verschlossen: 'locked',
        Tiefe: 'depth_m',
        Nutzung: 'used_for',
      },
    },
  ],
  Weidetagebuch: [
    {
      kind: 'grazing_periods',
      fields: {
        Herde: 'herd_id',
        Fläche: 'field_id',
        von: 'from',
        bis: 'until',
        'Stunden je Tag': 'hours_per_day',
        Anzahl: 'animals',
      },
    },
  ],
  Nachweis: [
    {
      kind: 'certificates',
      fields: {
        Art: 'category',
        Inhaber: 'holder',
        'ausgestellt am': 'issued_on',
        'gültig bis': 'valid_until',
        Fortbildungen: 'trainings.date',
      },
    },
  ],
  'Nachweis (Maschinen, ergänzend 09)': [
    {
      kind: 'machines',
      fields: {
        Baujahr: 'built_year',
        Kennzeichen: 'plate',
        Betriebsstunden: 'operating_hours',
        'TÜV bis': 'vehicle_inspection_until',
        Arbeitsbreite: 'working_width_m',
        'letzte Kontrolle': 'inspected_on',
        'Plakette bis': 'badge_until',
        Düsen: 'equipment',
        Inhalt: 'capacity',
        Grenzstreueinrichtung: 'equipment',
        Kapazität: 'capacity',
        Ballendurchmesser: 'equipment',
      },
    },
  ],
  Beleg: [
    {
      kind: 'receipts',
      fields: {
        Art: 'type',
        Nummer: 'number',
        Datum: 'date',
        Partner: 'partner',
        Richtung: 'direction',
        'Summe netto': 'net_eur',
        Steuer: 'tax_eur',
        'Summe brutto': 'gross_eur',
        fällig: 'due_on',
        'bezahlt am': 'paid_on',
        Bemerkung: 'note',
        ...POSITIONS,
      },
    },
  ],
  'Antrag, Meldung': [
    {
      kind: 'applications',
      fields: {
        Art: 'type',
        Frist: 'due_on',
        'eingereicht am': 'submitted_on',
        Beleg: 'receipt',
        Anzahl: 'count',
      },
    },
  ],
  Person: [
    {
      kind: 'people',
      fields: {
        Aufgabe: 'task',
        Stundensatz: 'hourly_rate_eur',
        'beschäftigt seit': 'employed_from',
        Telefon: 'phone',
      },
    },
    {
      kind: 'working_times',
      fields: { Beginn: 'begins_at', Ende: 'ends_at', Pause: 'break_minutes', Stunden: 'hours' },
    },
  ],
  'Ergänzend 05: kontakte': [
    { kind: 'contacts', fields: { Rolle: 'roles', Telefon: 'phone', Kundennummer: 'customer_number' } },
  ],
  'Ergänzend 05: briefe': [
    {
      kind: 'letters',
      fields: {
        Absender: 'sender',
        Eingang: 'received_on',
        Frist: 'deadline',
        Aktenzeichen: 'reference_number',
        Kategorie: 'category',
        erledigt: 'done',
      },
    },
  ],
}

/** What tells how values behave and not what one is: told by tests of provenance, words and readers. */
export const OF_BEHAVIOUR: ReadonlySet<string> = new Set([
  'Grundsätze: Änderungen gelten je Angabe',
  'Begriffe, die in mehreren Räumen gleich sein müssen',
  'Einleser, die Büros erwarten',
])

/** Kinds of which every field of the facts is an entry of its own, such as a value of a sample. */
const ENTRIES: Readonly<Record<string, { kind: KindSlug; field: string }>> = {
  'Grundsätze: Bewegung vor Bestand (Lager)': { kind: 'stock_movements', field: 'amount' },
  'Grundsätze: Eine Probe ist eine Einheit': { kind: 'measurements', field: 'value' },
}

/** The place of a fact; undefined: it has none. */
export function placeOf({
  area,
  field,
}: {
  area: string
  field: string
}): { kind: KindSlug; field: string } | undefined {
  const plain = field.replace(LINES, '$1 ')
  const place = PLACES[area]?.find(({ fields }) => Object.hasOwn(fields, plain))
  return place ? { kind: place.kind, field: place.fields[plain]! } : ENTRIES[area]
}
