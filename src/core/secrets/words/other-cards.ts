import { wordSet } from "./word-set.js";

/** Words by which a card is none to pay with. */
export const otherCards: ReadonlySet<string> = wordSet(
  `customer playing video sound index flash membership member members library loyalty student id identity insurance health sim report business trello kanban green residence permit travel
  bus transit access gift greeting birthday place library sd memory graphics score time game bahncard personalausweis identite fidelite sejour
  etudiant bibliotheque visite transport identidad fidelidad socio biblioteca identita fedelta fidelidade identidade biblioteczna biblioteczne
  bibliotecznej miejska miejskiej stalego pobytu kimlik uyelik kutuphane ogrenci читательского читательскии проезднои идентификационнои лояльности`,
);
