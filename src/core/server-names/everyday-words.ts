/** English words that servers are called by and that any server may use: to say one is not to speak of the server of that name. */
const words = `about access account actions address agent alarm alert analytics answer api app application archive art article
  ask assets assistant audio audit auth backup bank base basic billing board book bookmarks bot box browse browser
  bucket budget bug build builder business calculator calendar call camera canvas card cart catalog chart chat
  check cloud code command comment commerce community company compute config contact content context control
  convert converter copy core course create crm customer daily dashboard data database date debug default delivery
  demo deploy design desktop dev developer device diagram dictionary directory docs document documentation domain
  download draft draw drive echo edit editor education email employee event everything example exchange execute
  expense explorer export fetch file filesystem finance financial find fitness flights folder food form gallery
  game gateway general generator geo git graph group guide health hello help history home hotel house hr http hub
  human icons identity image inbox index info information insight insurance integration internal internet
  inventory invoice issue item job journal json key knowledge lab language learn ledger legal library links list
  live local location log logger logging login magic mail mailbox manager map market marketing math media meet
  meeting memory merge message messenger metrics mobile model monday money monitor monitoring movie music name
  network news note notebook notification number office online open operations order organizer page parser
  password pay payment payroll pdf people personal phone photo pipeline places plan planner planning platform
  podcast points policy portal post presentation price print private product profile project prompt proxy public
  publish python query question quiz reader reading receipts recipe record relay reminder remote report repository
  request research reserve resources reviews router run runner sales sandbox schedule scheduler school science
  scraper screen script search secret secure security send sensors sequential server service settings shared sheet
  shell ship shipping shop shopping shortcut sign site sketch slides sms social software source space speech sport
  spreadsheet sql staff status stock storage store stories story stream student studio style subscription summary
  support survey sync system table tag talk task tax team template terminal test text thing think thinking ticket
  time timer title to todo together tool toolbox track tracker trade trading traffic training transcript transfer
  translate translation translator transport travel trip tv update upload user utilities vault vector video view
  viewer vision voice wallet watch weather web website wiki wizard word work workflow workspace world write writer
  writing zone`;

/** Names that are words too, but hardly ever with a capital within a sentence: there the capital tells which of the two is meant. */
const namesToo =
  "asana chrome discord edge excel front intercom keynote linear notion outlook render safari segment sentry signal slack square stripe zoom";

const everyday: ReadonlySet<string> = new Set(words.split(/\s+/));
const toldByCapital: ReadonlySet<string> = new Set(namesToo.split(" "));

/** A word of which a capital says nothing, for it stands in titles (`Meeting Notes`), or one that a capital makes the name (`Slack`). */
export type EverydayUse = "always" | "unlessSmall";

/** What a name is in everyday use, however it is written (`Files`, `file-system`). Undefined where it is nothing but a name. */
export function everydayUse(name: string): EverydayUse | undefined {
  const word = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return everyday.has(word) || everyday.has(word.replace(/s$/, ""))
    ? "always"
    : toldByCapital.has(word)
      ? "unlessSmall"
      : undefined;
}
