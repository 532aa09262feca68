/** Files that hold keys and passwords by what they are called. A public key, and an example of a file without its secrets, is none. */
export const secretFile: RegExp =
  /(?:(?<![\p{sc=Latin}\p{N}])(?:\.env(?:\.(?:local|production|prod|development|dev|staging))?|id_(?:rsa|dsa|ecdsa|ed25519)|\.(?:netrc|pgpass|npmrc|pypirc|git-credentials|htpasswd)|\.aws\/credentials|\.kube\/config|kubeconfig|\.docker\/config\.json|wallet\.dat|(?:service[-_]account|client_secrets?|credentials)\.json|cookies\.txt|(?:server|client|private|tls)\.key)|\/etc\/shadow|\bprintenv|\.(?:pem|p12|pfx|jks|kdbx|ppk))(?!\w|\.(?:pub|example|sample|template|dist))/iu;

/** Something that is in each of these names: most texts have none of it, and are passed over by it. */
export const marks: RegExp = /[._]|etc\/shadow|kubeconfig|printenv/iu;

/** What is in a file, or what a command prints of it. */
export const contents: RegExp =
  /^(?:content|output|prints$|inhalt|inhoud|ausgabe|contenu|contenid|conteudo|sortie|salida|saida|uitvoer|zawartosc|wynik|iceri|cikti|содерж|вывод)/;

/** Words by which the file itself is wanted. */
export const handedOver: RegExp =
  /^(?:paste|upload|attach|here|hier|ici|collez|aqui|peg[au]e?|qui|incolla|cole|plak|tutaj|wklej|buraya|yapistir|встав|сюда)/;

/** Words by which no more than its name is. */
export const nameOfFile: RegExp =
  /^(?:path|names?|location|folder|directory|pfad|chemin|nom|ruta|percorso|caminho|pad|sciezk|nazw|yol|adi|путь|имя)/;

/** Contents in scripts that put no blanks between words. */
export const contentsScript: RegExp = /内容|中身|出力|[输輸]出|내용|출력/u;
