import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

/** In simplified and traditional characters. */
export const chinese: SensitiveWords = {
  head: "free",
  credential: "密码, 密碼, 口令, 密钥, 密鑰, 私钥, 私鑰, 金鑰, 令牌, 权杖, 權杖, 助记词, 助記詞",
  payment: "信用卡, 银行卡, 卡号, 卡號, 银行账号, 銀行帳號, 持卡人",
  thing: "码, 碼, 短语",
  qualifier: "动态, 备用, 安全, 恢复, 校验, 访问, 驗證, 验证",
  card: "卡",
  cardDetail: "有效期",
  other: "不要, 会员卡, 强度, 策略, 管理器, 规则, 請勿, 请勿, 长度",
  asking: "输入, 輸入",
  trailing: "码",
};
