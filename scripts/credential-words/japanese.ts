import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const japanese: SensitiveWords = {
  head: "free",
  credential: "パスフレーズ, パスワード, パスコード, 秘密鍵, 暗証番号, 認証番号, 確認番号",
  payment: "クレジットカード, 口座番号",
  thing: "キー, コード, トークン, フレーズ",
  qualifier:
    "アクセス, シークレット, シード, セキュリティ, バックアップ, メール, リカバリー, ワンタイム, 暗号化, 確認, 秘密, 認証",
  card: "カード",
  cardDetail: "名義, 有効期限, 番号",
  other: "しないで, ポリシー, ません, 会員カード, 管理, 強度, 長",
  asking: "入力",
  trailing: "の, コード",
};
