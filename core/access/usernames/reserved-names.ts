/**
 * Names that would be taken for those who run the service, by the reason; a name made of nothing but them is reserved.
 */
export const RESERVED_NAMES: readonly { why: string; names: string }[] = [
  {
    why: 'names of the system',
    names: `admin admins administrator administration root system sysadmin superuser sudo operator betreiber
      support hilfe help helpdesk service kundendienst team staff mod moderator moderation owner master
      webmaster hostmaster postmaster mailer daemon noreply no-reply abuse security sicherheit datenschutz
      impressum info kontakt contact presse api app www web mail email smtp imap ftp dns ssl oauth mcp
      login logout signin signup anmelden abmelden registrieren konto konten account accounts user users
      username nutzer benutzer me self ich gast guest anonym anonymous null undefined nan true false test
      tester demo example beispiel default standard status health ready metrics docs openapi static assets
      objects profile profil settings einstellungen billing zahlung rechnung abrechnung bot robot agent
      assistent assistant ki chat`,
  },
  { why: 'names of the brand', names: 'hofkern hof-kern' },
  {
    why: 'names of authorities',
    names: `amt behoerde bund bundesamt bundesregierung bundestag bundesrat ministerium minister landesamt
      landratsamt kreisverwaltung gemeinde rathaus polizei zoll finanzamt veterinaeramt gesundheitsamt
      gericht amtsgericht staatsanwaltschaft bmel ble lwk landwirtschaftskammer landwirtschaftsamt
      bauernverband berufsgenossenschaft svlfg hit hi-tier qs offiziell official`,
  },
]

/** Names of the brand and of authorities also count inside others: nobody is „hofkern-support“ or „finanzamt-nord“. */
export const RESERVED_INSIDE: readonly string[] = [
  'hofkern',
  'polizei',
  'staatsschutz',
  'verfassungsschutz',
  'jugendamt',
  'ordnungsamt',
  'umweltamt',
  'forstamt',
  'landesamt',
  'amtstierarzt',
  'amtsveterinaer',
  'kreisverwaltung',
  'landesregierung',
  'bundesamt',
  'bundesministerium',
  'ministerium',
  'landratsamt',
  'finanzamt',
  'zollamt',
  'standesamt',
  'arbeitsamt',
  'sozialamt',
  'steueramt',
  'katasteramt',
  'vermessungsamt',
  'wasserwirtschaftsamt',
  'kartellamt',
  'kreisamt',
  'behoerde',
  'veterinaeramt',
  'gesundheitsamt',
  'landwirtschaftskammer',
  'landwirtschaftsamt',
  'staatsanwaltschaft',
]
