import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const korean: SensitiveWords = {
  head: "free",
  credential: "비밀번호, 비번, 암호, 인증번호, 핀번호",
  payment: "계좌번호, 신용카드, 카드소유자",
  thing: "키, 코드, 토큰, 문구, 구문",
  qualifier: "개인, 백업, 보안, 복구, 비밀, 시드, 액세스, 이메일, 인증, 접근",
  card: "카드",
  cardDetail: "번호, 유효",
  other: "길이, 정책, 규칙, 회원카드, 마세요, 않",
  asking: "입력",
  trailing: "번호",
};
