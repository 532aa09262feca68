/** English words that servers are called by and that any server may use: to say one is not to speak of the server of that name. */
const words =
  "about access account accounts actions address agent agents alarm alert alerts analytics answer answers api app application apps archive " +
  "art article articles ask assets assistant audio audit auth backup bank base basic billing board book bookmarks books bot box browse " +
  "browser bucket budget bug bugs build builder business calculator calendar call calls camera canvas card cards cart catalog chart charts " +
  "chat chats check cloud code codes command commands comment comments commerce community company compute config contact contacts content " +
  "context control convert converter copy core course courses create crm customer customers daily dashboard data database databases date " +
  "dates debug default delivery demo deploy design desktop dev developer device devices diagram diagrams dictionary directory docs document " +
  "documentation documents domain domains download downloads draft drafts draw drive echo edit editor education email emails employee " +
  "employees everything event events example exchange execute expense expenses explorer export fetch file files filesystem finance " +
  "financial find fitness flights folder folders food form forms gallery game games gateway general generator geo git graph graphs group " +
  "groups guide health hello help history home hotel hotels house hr http hub human icons identity image images inbox index info " +
  "information insight insights insurance integration internal internet inventory invoice invoices issue issues item items job jobs journal " +
  "json key keys knowledge lab labs language learn ledger legal library links list lists live local location locations log logger logging " +
  "login logs magic mail mailbox manager map maps market marketing math media meeting meetings memory merge message messages messenger " +
  "metrics mobile model models money monitor monitoring movie movies music name names network news note notebook notebooks notes " +
  "notification notifications number office online open operations order orders organizer page pages parser password passwords pay payment " +
  "payments payroll pdf people personal phone photo photos pipeline places plan planner planning platform podcast points policy portal post " +
  "posts presentation price prices print private product products profile profiles project projects prompt prompts proxy public publish " +
  "python query question questions quiz reader reading receipts recipe recipes record records relay reminder reminders remote report " +
  "reports repository request requests research reserve resources reviews router run runner sales sandbox scheduler schedule school science " +
  "scraper screen script scripts search secret secrets secure security send sensors sequential server service services settings shared shell " +
  "ship shipping shop shopping sign site sites sketch slides sms social software source space speech sport sports spreadsheet spreadsheets " +
  "sql staff status stock stocks storage store stories story stream student students studio style subscription summary support survey " +
  "surveys sync system table tables tag tags talk task tasks tax team teams template templates terminal test tests text thing things think " +
  "thinking ticket tickets time timer title to todo todos together tool tools toolbox track tracker trade trading traffic training transcript " +
  "transfer translate translation translator transport travel trip trips tv update updates upload user users utilities vault vector video " +
  "videos view viewer vision voice wallet watch weather web website wiki wizard word words work workflow workflows workspace world write " +
  "writer writing zone";

const everyday: ReadonlySet<string> = new Set(words.split(" "));

/** Whether a name is one of them, however it is written: `Files`, `file-system`. */
export function isEverydayWord(name: string): boolean {
  return everyday.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
}
